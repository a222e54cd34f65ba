import type { ReactNode } from 'react';
import {
  CalendarIcon,
  DownloadIcon,
  EditIcon,
  FilterIcon,
  SearchIcon,
  UploadIcon,
} from '../../../../packages/ui/src/display/icon/index.js';
import { Alert } from '../../../../packages/ui/src/feedback/alert/index.js';
import { BulkActionBar } from '../../../../packages/ui/src/inputs/bulk-action-bar/index.js';
import { Button } from '../../../../packages/ui/src/inputs/button/index.js';
import { Calendar } from '../../../../packages/ui/src/inputs/calendar/index.js';
import { CheckboxGroup } from '../../../../packages/ui/src/inputs/checkbox-group/index.js';
import { Checkbox } from '../../../../packages/ui/src/inputs/checkbox/index.js';
import { CopyButton } from '../../../../packages/ui/src/inputs/copy-button/index.js';
import { DateRangeField } from '../../../../packages/ui/src/inputs/date-range-field/index.js';
import { DateTimeField } from '../../../../packages/ui/src/inputs/date-time-field/index.js';
import { IconButton } from '../../../../packages/ui/src/inputs/icon-button/index.js';
import { ibanMask, MaskedField } from '../../../../packages/ui/src/inputs/masked-field/index.js';
import { MonthField } from '../../../../packages/ui/src/inputs/month-field/index.js';
import { NumberField } from '../../../../packages/ui/src/inputs/number-field/index.js';
import { OneTimeCodeField } from '../../../../packages/ui/src/inputs/one-time-code-field/index.js';
import { PasswordField } from '../../../../packages/ui/src/inputs/password-field/index.js';
import { RadioGroup } from '../../../../packages/ui/src/inputs/radio-group/index.js';
import { SegmentedControl } from '../../../../packages/ui/src/inputs/segmented-control/index.js';
import { Select } from '../../../../packages/ui/src/inputs/select/index.js';
import { Slider } from '../../../../packages/ui/src/inputs/slider/index.js';
import { Switch } from '../../../../packages/ui/src/inputs/switch/index.js';
import { TagsInput } from '../../../../packages/ui/src/inputs/tags-input/index.js';
import { TextField } from '../../../../packages/ui/src/inputs/text-field/index.js';
import { TimeField } from '../../../../packages/ui/src/inputs/time-field/index.js';
import { ToggleGroup } from '../../../../packages/ui/src/inputs/toggle-group/index.js';
import { UploadManager } from '../../../../packages/ui/src/inputs/upload-manager/index.js';
import { row } from './drawn.js';

const ignore = () => undefined;

export const inputsThumbs: Record<string, ReactNode> = {
  'inputs/bulk-action-bar': (
    <BulkActionBar count={3} onClear={ignore} silent labels={{ region: 'Preview', clear: 'Clear' }}>
      <IconButton label="Download" size="small">
        <DownloadIcon />
      </IconButton>
    </BulkActionBar>
  ),
  'inputs/button': row(<Button>Register</Button>, <Button variant="outlined">Export</Button>),
  'inputs/calendar': (
    <div className="doc-zoomed-calendar">
      <Calendar defaultValue="2027-03-18" today="2027-03-12" />
    </div>
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
  'inputs/date-time-field': (
    <DateTimeField label="Hearing" timeZone="Europe/Brussels" defaultValue="2027-03-12T14:30" />
  ),
  'inputs/masked-field': <MaskedField label="IBAN" mask={ibanMask} defaultValue="BE68539007547034" />,
  'inputs/month-field': <MonthField label="Billed until" defaultValue="2027-03" />,
  'inputs/one-time-code-field': <OneTimeCodeField label="Code" defaultValue="123456" />,
  'inputs/time-field': <TimeField label="Start" defaultValue="14:30" />,
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
  'inputs/tags-input': <TagsInput label="Keywords" hideLabel defaultValue={['storm', 'roof']} />,
  'inputs/text-field': <TextField label="Device name" defaultValue="Retina scanner" />,
  'inputs/upload-manager': (
    <UploadManager
      label="Photos"
      defaultFiles={[{ id: '1', name: 'roof.jpg', size: 2_400_000 }]}
      send={() => Promise.reject(new Error('This is a picture.'))}
    />
  ),
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
};
