import type { ReactNode } from 'react';
import { Accordion } from '../../../packages/ui/src/display/accordion/index.js';
import { ActivityTimeline } from '../../../packages/ui/src/display/activity-timeline/index.js';
import { Avatar, AvatarGroup } from '../../../packages/ui/src/display/avatar/index.js';
import { Badge } from '../../../packages/ui/src/display/badge/index.js';
import { Card } from '../../../packages/ui/src/display/card/index.js';
import { Chip } from '../../../packages/ui/src/display/chip/index.js';
import { CodeMark } from '../../../packages/ui/src/display/code-mark/index.js';
import { DescriptionList } from '../../../packages/ui/src/display/description-list/index.js';
import { EmptyState } from '../../../packages/ui/src/display/empty-state/index.js';
import {
  BackIcon,
  CalendarIcon,
  DeleteIcon,
  DocumentIcon,
  DownloadIcon,
  EditIcon,
  FilterIcon,
  HelpIcon,
  HomeIcon,
  ListIcon,
  NotificationsIcon,
  SearchIcon,
  SettingsIcon,
  UploadIcon,
} from '../../../packages/ui/src/display/icon/index.js';
import { Kbd } from '../../../packages/ui/src/display/kbd/index.js';
import { Logo } from '../../../packages/ui/src/display/logo/index.js';
import { Seal } from '../../../packages/ui/src/display/seal/index.js';
import { Stat } from '../../../packages/ui/src/display/stat/index.js';
import { Table } from '../../../packages/ui/src/display/table/index.js';
import { Text } from '../../../packages/ui/src/display/typography/index.js';
import { Alert } from '../../../packages/ui/src/feedback/alert/index.js';
import { Banner } from '../../../packages/ui/src/feedback/banner/index.js';
import { ProgressBar } from '../../../packages/ui/src/feedback/progress/index.js';
import { Skeleton } from '../../../packages/ui/src/feedback/skeleton/index.js';
import { BulkActionBar } from '../../../packages/ui/src/inputs/bulk-action-bar/index.js';
import { Button } from '../../../packages/ui/src/inputs/button/index.js';
import { Checkbox } from '../../../packages/ui/src/inputs/checkbox/index.js';
import { CopyButton } from '../../../packages/ui/src/inputs/copy-button/index.js';
import { IconButton } from '../../../packages/ui/src/inputs/icon-button/index.js';
import { PasswordField } from '../../../packages/ui/src/inputs/password-field/index.js';
import { RadioGroup } from '../../../packages/ui/src/inputs/radio-group/index.js';
import { Select } from '../../../packages/ui/src/inputs/select/index.js';
import { Slider } from '../../../packages/ui/src/inputs/slider/index.js';
import { Switch } from '../../../packages/ui/src/inputs/switch/index.js';
import { TextField } from '../../../packages/ui/src/inputs/text-field/index.js';
import { CheckboxGroup } from '../../../packages/ui/src/inputs/checkbox-group/index.js';
import { DateRangeField } from '../../../packages/ui/src/inputs/date-range-field/index.js';
import { NumberField } from '../../../packages/ui/src/inputs/number-field/index.js';
import { SegmentedControl } from '../../../packages/ui/src/inputs/segmented-control/index.js';
import { TagsInput } from '../../../packages/ui/src/inputs/tags-input/index.js';
import { ToggleGroup } from '../../../packages/ui/src/inputs/toggle-group/index.js';
import { Callout } from '../../../packages/ui/src/layout/callout/index.js';
import { Divider } from '../../../packages/ui/src/layout/divider/index.js';
import { FilterBar } from '../../../packages/ui/src/layout/filter-bar/index.js';
import { Grid } from '../../../packages/ui/src/layout/grid/index.js';
import { Group } from '../../../packages/ui/src/layout/group/index.js';
import { Stack } from '../../../packages/ui/src/layout/stack/index.js';
import { Toolbar, ToolbarButton } from '../../../packages/ui/src/layout/toolbar/index.js';
import { Breadcrumbs } from '../../../packages/ui/src/navigation/breadcrumbs/index.js';
import { Link } from '../../../packages/ui/src/navigation/link/index.js';
import { NavTree } from '../../../packages/ui/src/navigation/nav-tree/index.js';
import { Stepper } from '../../../packages/ui/src/navigation/stepper/index.js';
import { Tabs } from '../../../packages/ui/src/navigation/tabs/index.js';
import { ModeSwitch } from '../../../packages/ui/src/shell/mode-switch/index.js';

const ignore = () => undefined;
const row = (...children: ReactNode[]) => (
  <div className="doc-row">
    {children.map((child, index) => (
      <span key={index}>{child}</span>
    ))}
  </div>
);
/** Draws an open popup, because overlays do not open in a preview. */
const floating = (...lines: ReactNode[]) => (
  <div className="doc-floating">
    {lines.map((line, index) => (
      <div key={index}>{line}</div>
    ))}
  </div>
);
/** Draws the frame of a page: top bar, sidebar and content. */
const frame = (start: boolean, content: ReactNode) => (
  <div className="doc-page-frame" data-start={start || undefined}>
    <i />
    <b />
    {content}
  </div>
);
const sheet = (side?: string) => (
  <div className="doc-veil" data-side={side}>
    <div>
      <Skeleton width="60%" />
      <Skeleton lines={2} />
    </div>
  </div>
);

/** Grey boxes in place of the children of a layout. */
const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} shape="rect" width="100%" height={24} />);

const columns = [
  { id: 'name', header: 'Device', cell: (name: string) => name },
  { id: 'class', header: 'Class', align: 'end' as const, cell: () => 'IIb' },
];
const groups = [
  {
    id: 'devices',
    label: 'Devices',
    items: [
      { id: 'list', label: 'Your devices', href: '#', icon: <ListIcon /> },
      { id: 'add', label: 'Calendar', href: '#', icon: <CalendarIcon /> },
    ],
  },
];

/** The preview of each component, by component folder. */
export const thumbs: Record<string, ReactNode> = {
  'layout/callout': <Callout title="Keep the damaged items" />,
  'layout/divider': (
    <div className="doc-fill">
      <Divider label="or" />
    </div>
  ),
  'layout/filter-bar': (
    <FilterBar
      label="Preview"
      hideSearch
      count={12}
      filters={[{ id: 'state', label: 'State', options: [{ value: 'open', label: 'Open' }] }]}
      defaultValues={{ state: ['open'] }}
    />
  ),
  'layout/grid': (
    <div className="doc-fill">
      <Grid minColumn={120} columns={2} gap={8}>
        {boxes(4)}
      </Grid>
    </div>
  ),
  'layout/group': (
    <div className="doc-fill">
      <Group gap={8} nowrap grow>
        {boxes(3)}
      </Group>
    </div>
  ),
  'layout/side-panel': (
    <div className="doc-fill">
      <Group gap={8} align="stretch" nowrap>
        <Skeleton lines={3} />
        <Skeleton shape="rect" width={72} height={72} />
      </Group>
    </div>
  ),
  'layout/stack': (
    <div className="doc-fill">
      <Stack gap={8}>{boxes(3)}</Stack>
    </div>
  ),
  'layout/toolbar': (
    <Toolbar label="Invoice">
      <ToolbarButton label="Edit" hideLabel icon={<EditIcon />} />
      <ToolbarButton label="Download" hideLabel icon={<DownloadIcon />} pressed />
      <ToolbarButton label="Delete" hideLabel icon={<DeleteIcon />} disabled />
    </Toolbar>
  ),
  'inputs/bulk-action-bar': (
    <BulkActionBar count={3} onClear={ignore} silent labels={{ region: 'Preview', clear: 'Clear' }}>
      <IconButton label="Download" size="small">
        <DownloadIcon />
      </IconButton>
    </BulkActionBar>
  ),
  'inputs/button': row(<Button>Register</Button>, <Button variant="outlined">Export</Button>),
  'inputs/calendar': row(
    <span>9</span>,
    <strong>10</strong>,
    <strong>11</strong>,
    <strong>12</strong>,
    <span>13</span>,
  ),
  'inputs/checkbox': <Checkbox label="Sterile" defaultChecked />,
  'inputs/checkbox-group': (
    <CheckboxGroup
      label="Risks"
      hideLabel
      options={[
        { value: 'storm', label: 'Storm' },
        { value: 'flood', label: 'Flood' },
      ]}
      defaultValue={['storm']}
    />
  ),
  'inputs/combobox': <TextField label="Code" defaultValue="MDA 02" start={<SearchIcon />} />,
  'inputs/copy-button': row(<code>AT61 1904</code>, <CopyButton text="AT61 1904" />),
  'inputs/date-field': <TextField label="Valid until" defaultValue="12 Mar 2027" end={<CalendarIcon />} />,
  'inputs/date-range-field': (
    <DateRangeField label="Period" defaultValue={{ start: '2027-03-01', end: '2027-03-31' }} />
  ),
  'inputs/file-field': (
    <div className="doc-drop">
      <UploadIcon />
      <span>Choose a file</span>
    </div>
  ),
  'inputs/form': <Alert tone="error" title="Two entries are missing" />,
  'inputs/icon-button': row(
    <IconButton label="Edit">
      <EditIcon />
    </IconButton>,
    <IconButton label="Filter" variant="outlined">
      <FilterIcon />
    </IconButton>,
    <IconButton label="Download" variant="tonal">
      <DownloadIcon />
    </IconButton>,
  ),
  'inputs/number-field': <NumberField label="Amount" defaultValue={1250} format={{ currency: 'EUR' }} />,
  'inputs/password-field': <PasswordField label="Password" defaultValue="certificate" autoComplete="off" />,
  'inputs/radio-group': (
    <RadioGroup
      label="View"
      hideLabel
      layout="segments"
      defaultValue="list"
      options={[
        { value: 'list', label: 'List' },
        { value: 'map', label: 'Calendar' },
      ]}
    />
  ),
  'inputs/segmented-control': (
    <SegmentedControl
      label="Period"
      options={[
        { value: 'day', label: 'Day' },
        { value: 'week', label: 'Week' },
      ]}
    />
  ),
  'inputs/select': <Select label="State" defaultValue="open" options={[{ value: 'open', label: 'Open' }]} />,
  'inputs/slider': <Slider label="Corners" defaultValue={60} />,
  'inputs/switch': <Switch label="Notify me" defaultChecked />,
  'inputs/tags-input': <TagsInput label="Keywords" defaultValue={['storm', 'roof']} />,
  'inputs/text-field': <TextField label="Device name" defaultValue="Retina scanner" />,
  'inputs/toggle-group': (
    <ToggleGroup
      label="Supply"
      multiple
      options={[
        { value: 'gas', label: 'Gas' },
        { value: 'power', label: 'Power' },
      ]}
      defaultValue={['gas']}
    />
  ),
  'display/accordion': (
    <div className="doc-fill">
      <Accordion
        items={[
          { value: 'cover', title: 'Cover', content: null },
          { value: 'excess', title: 'Excess', content: null },
        ]}
      />
    </div>
  ),
  'display/activity-timeline': (
    <ActivityTimeline
      label="Preview"
      events={[{ id: '1', time: '2027-03-12T09:41:00Z', actor: { name: 'Jean Petit' }, title: 'Claim reported' }]}
    />
  ),
  'display/avatar': (
    <AvatarGroup avatars={[{ name: 'Ioana Marinescu' }, { name: 'Ada Lovelace' }, { name: 'Jean Petit' }]} size={44} />
  ),
  'display/badge': (
    <Badge count={3}>
      <IconButton label="Notifications">
        <NotificationsIcon />
      </IconButton>
    </Badge>
  ),
  'display/card': <Card title="Certificates" subtitle="Two are valid" />,
  'display/chip': row(
    <Chip tone="success" shape="solid">
      Certified
    </Chip>,
    <Chip shape="dashed">Draft</Chip>,
  ),
  'display/code-mark': (
    <CodeMark code="MDA 0203" label="Monitoring of vital parameters" group="MDA" size="large" focusable={false} />
  ),
  'display/description-list': (
    <DescriptionList
      items={[
        { term: 'Class', description: 'IIb' },
        { term: 'Updated', description: '12 Mar 2027' },
      ]}
    />
  ),
  'display/empty-state': <EmptyState title="No devices yet" icon={<DocumentIcon />} />,
  'display/icon': row(<SearchIcon />, <CalendarIcon />, <SettingsIcon />, <DownloadIcon />, <DeleteIcon />),
  'display/kbd': <Kbd keys="Mod+K" />,
  'display/logo': <Logo />,
  'display/seal': row(
    <Seal variant="portal" size={48} fill={0.25} label="Idea" />,
    <Seal variant="portal" size={48} fill={0.6} label="Assessed" />,
    <Seal variant="portal" size={48} fill={1} label="Certified" />,
  ),
  'display/stat': <Stat label="In assessment" value={12} />,
  'display/table': (
    <Table caption="Devices" columns={columns} rows={['Retina scanner', 'Hip stem']} rowKey={(name) => name} dense />
  ),
  'display/typography': (
    <div>
      <Text as="div" size="large">
        Aa
      </Text>
      <Text tone="muted">Register of devices</Text>
    </div>
  ),
  'feedback/alert': <Alert tone="warning" title="One certificate expires soon" />,
  'feedback/announcer': floating('“12 devices found”'),
  'feedback/banner': <Banner tone="error" title="You are offline" />,
  'feedback/progress': <ProgressBar label="Sending" value={64} />,
  'feedback/skeleton': (
    <div className="doc-fill">
      <Skeleton width="50%" />
      <Skeleton lines={2} />
    </div>
  ),
  'feedback/snackbar': floating(
    row(
      'Device registered',
      <Link key="undo" href="#">
        Undo
      </Link>,
    ),
  ),
  'overlays/alert-dialog': floating(
    <strong>Delete this device?</strong>,
    row(
      <Button size="small" variant="outlined">
        Cancel
      </Button>,
      <Button size="small" tone="error">
        Delete
      </Button>,
    ),
  ),
  'overlays/dialog': sheet(),
  'overlays/drawer': sheet('end'),
  'overlays/info-tip': row(
    'Basic UDI-DI',
    <IconButton label="About it" size="small">
      <HelpIcon />
    </IconButton>,
  ),
  'overlays/menu': floating(
    row(<EditIcon size="small" />, 'Edit device'),
    row(<DownloadIcon size="small" />, 'Export'),
  ),
  'overlays/popover': floating(<Checkbox label="Only open codes" defaultChecked />),
  'overlays/tooltip': <div className="doc-tip">Download as CSV</div>,
  'navigation/breadcrumbs': (
    <Breadcrumbs
      items={[{ label: 'Devices', href: '#' }, { label: 'Retina scanner' }]}
      labels={{ breadcrumbs: 'Breadcrumbs preview' }}
    />
  ),
  'navigation/link': <Link href="#">Read the regulation</Link>,
  'navigation/nav-bar': row(
    <Button variant="text">Devices</Button>,
    <Button variant="text" tone="neutral">
      Requests
    </Button>,
  ),
  'navigation/nav-tree': <NavTree groups={groups} activeId="list" />,
  'navigation/pagination': row(
    <IconButton label="Previous">
      <BackIcon />
    </IconButton>,
    <Button size="small" variant="outlined">
      1
    </Button>,
    '2',
    '3',
  ),
  'navigation/skip-link': (
    <div className="doc-tip" data-plain="">
      Skip to content
    </div>
  ),
  'navigation/stepper': (
    <Stepper
      active={1}
      orientation="horizontal"
      steps={[
        { id: 'device', label: 'Device' },
        { id: 'codes', label: 'Codes' },
      ]}
    />
  ),
  'navigation/tabs': (
    <Tabs
      label="Device"
      items={[
        { value: 'data', label: 'Data', panel: null },
        { value: 'codes', label: 'Codes', panel: null },
      ]}
    />
  ),
  'shell/account-menu': row(<Avatar name="Ioana Marinescu" size={34} />, 'Ioana Marinescu'),
  'shell/app-shell': frame(true, <Skeleton lines={3} />),
  'shell/auth-frame': frame(
    false,
    <div>
      <Skeleton width="40%" />
      <Skeleton shape="rect" height={20} />
      <Skeleton shape="rect" height={20} />
    </div>,
  ),
  'shell/command-palette': floating(
    <Text tone="muted">Find or do anything</Text>,
    row(<HomeIcon size="small" />, 'Your devices'),
  ),
  'shell/language-picker': row('English', 'Français', '中文'),
  'shell/message-frame': <EmptyState title="Page not found" icon={<SearchIcon />} />,
  'shell/mode-switch': row(
    <ModeSwitch mode="light" onModeChange={ignore} />,
    <ModeSwitch mode="dark" onModeChange={ignore} />,
  ),
  'shell/page-transition': (
    <div className="doc-pages">
      {frame(false, <Skeleton lines={2} />)}
      {frame(false, <Skeleton lines={3} />)}
    </div>
  ),
  'shell/settings-popup': floating(
    <Switch size="small" label="Dark mode" />,
    <Switch size="small" label="Right to left" defaultChecked />,
  ),
  'shell/top-bar': (
    <div className="doc-top">
      <Logo />
      <NotificationsIcon />
      <Avatar name="Ioana Marinescu" size={34} />
    </div>
  ),
};
