import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreVertical } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../inputs/button/button.js';
import { IconButton } from '../../inputs/icon-button/icon-button.js';
import { Link } from '../../navigation/link/link.js';
import { Menu, MenuItem } from '../../overlays/menu/index.js';
import { Card } from '../card/card.js';
import { Chip } from '../chip/chip.js';
import { CodeMark } from '../code-mark/code-mark.js';
import { DescriptionList } from '../description-list/index.js';
import { Table, type TableColumn } from './index.js';

interface Device {
  id: string;
  name: string;
  code: string;
  group: string;
  state: 'Draft' | 'Open' | 'Certified';
  updated: string;
  value: number;
}

const rows: Device[] = [
  { id: '1', name: 'Retina scanner', code: 'MDA 0203', group: 'A2', state: 'Open', updated: '12 Mar 2027', value: 14 },
  {
    id: '2',
    name: 'Insulin pump with glucose sensor',
    code: 'MDA 0303',
    group: 'A3',
    state: 'Draft',
    updated: '3 Feb 2027',
    value: 2,
  },
  {
    id: '3',
    name: 'Logiciel d’aide au dépistage de la rétinopathie diabétique',
    code: 'MDS 1009',
    group: 'S',
    state: 'Certified',
    updated: '28 Nov 2026',
    value: 121,
  },
];
const shapes = { Draft: 'dashed', Open: 'outline', Certified: 'solid' } as const;

const columns: TableColumn<Device>[] = [
  { id: 'name', header: 'Device', width: '40%', cell: (row) => <Link href={`#${row.id}`}>{row.name}</Link> },
  {
    id: 'code',
    header: 'Code',
    cell: (row) => <CodeMark code={row.code} label="Monitoring of vital parameters" group={row.group} />,
  },
  { id: 'state', header: 'State', cell: (row) => <Chip shape={shapes[row.state]}>{row.state}</Chip> },
  { id: 'updated', header: 'Updated', align: 'end', cell: (row) => row.updated },
  { id: 'value', header: 'Days', align: 'end', cell: (row) => row.value },
];

const meta = {
  title: 'Display/Table',
  component: Table<Device>,
  args: { caption: 'Your devices', columns, rows, rowKey: (row: Device) => row.id },
} satisfies Meta<typeof Table<Device>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Card flush title="Your devices">
      <Table<Device> {...args} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Your devices' });
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(3);
  },
};

export const Dense: Story = { args: { dense: true, showCaption: true } };

const twoLines: TableColumn<Device>[] = [
  { ...columns[0]!, width: '220px', truncate: true, secondary: (row) => `Updated ${row.updated}` },
  { ...columns[1]!, width: '140px' },
  { ...columns[2]!, secondary: (row) => `for ${row.value} days` },
];
/** Long names are truncated, and a second line does not make the row higher. */
export const TwoLines: Story = { args: { columns: twoLines } };

export const Loading: Story = { args: { rows: [], loading: true, loadingRows: 3 } };

export const Empty: Story = { args: { rows: [], empty: 'No devices yet. Registered devices will appear here.' } };

const withMenu: TableColumn<Device>[] = [
  ...columns.map((column) => ({
    ...column,
    header: <span style={{ display: 'block', minInlineSize: 180 }}>{column.header}</span>,
  })),
  {
    id: 'menu',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: (row) => (
      <IconButton label={`More about ${row.name}`}>
        <MoreVertical aria-hidden />
      </IconButton>
    ),
  },
];
export const TooWide: Story = {
  args: { columns: withMenu },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
};

export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 358 }}>
      <Card flush title="Your devices">
        <Table<Device> {...args} />
      </Card>
    </div>
  ),
};

/** Words are never broken: a table that is too wide scrolls. */
export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    columns: columns.map((column) => ({ ...column, width: column.id === 'name' ? undefined : '88px' })),
    rows: [
      { ...rows[0]!, name: 'Kardiotokographieüberwachungsgerät' },
      { ...rows[1]!, name: 'Röntgendurchleuchtungsgerätesatz für Kinder' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 600 }}>
        <Story />
      </div>
    ),
  ],
};

/** An insurance claim. Amounts are in euros, days in ISO 8601. */
interface Claim {
  id: string;
  holder: string;
  kind: string;
  state: 'New' | 'In review' | 'Paid';
  reported: string;
  amount: number | null;
}

const claims: Claim[] = [
  {
    id: 'C-1042',
    holder: 'Amélie Lefèvre',
    kind: 'Water damage',
    state: 'In review',
    reported: '2027-03-12',
    amount: 4200,
  },
  { id: 'C-997', holder: 'Zoltán Kiss', kind: 'Theft', state: 'Paid', reported: '2026-11-28', amount: 860.5 },
  { id: 'C-1051', holder: 'Ana-Maria Ionescu', kind: 'Storm', state: 'New', reported: '2027-03-14', amount: null },
  {
    id: 'C-1003',
    holder: 'Ørsted & Søn',
    kind: 'Machinery breakdown',
    state: 'In review',
    reported: '2026-12-09',
    amount: 18_250,
  },
];

const claimShapes = { New: 'dashed', 'In review': 'outline', Paid: 'solid' } as const;
const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const day = (date: string) => days.format(new Date(date));

const claimColumns: TableColumn<Claim>[] = [
  {
    id: 'claim',
    header: 'Claim',
    cell: ({ id }) => <Link href={`#${id}`}>{id}</Link>,
    sortBy: ({ id }) => id,
  },
  { id: 'holder', header: 'Policyholder', cell: ({ holder }) => holder, sortBy: ({ holder }) => holder },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => kind },
  { id: 'state', header: 'State', cell: ({ state }) => <Chip shape={claimShapes[state]}>{state}</Chip> },
  {
    id: 'reported',
    header: 'Reported',
    cell: ({ reported }) => day(reported),
    sortBy: ({ reported }) => reported,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => (amount === null ? 'Not assessed' : euros.format(amount)),
    sortBy: ({ amount }) => amount,
  },
];

const total = (rows: readonly Claim[]) => rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

const claimColumnsWithTotal: TableColumn<Claim>[] = claimColumns.map((column) => {
  if (column.id === 'claim') return { ...column, footer: 'Total' };
  return column.id === 'amount' ? { ...column, footer: (rows) => euros.format(total(rows)) } : column;
});

const claimActions = ({ id }: Claim) => (
  <>
    <Button size="small" variant="text" aria-label={`Assess ${id}`}>
      Assess
    </Button>
    <Menu
      placement="bottom-end"
      trigger={
        <IconButton size="small" label={`More actions for ${id}`}>
          <MoreVertical aria-hidden />
        </IconButton>
      }
    >
      <MenuItem>Request documents</MenuItem>
      <MenuItem>Assign</MenuItem>
      <MenuItem tone="error">Reject</MenuItem>
    </Menu>
  </>
);

const claimDetail = ({ holder, kind, amount }: Claim) =>
  amount === null ? null : (
    <DescriptionList
      items={[
        { term: 'Policyholder', description: holder },
        { term: 'Cause', description: kind },
        { term: 'Reserve', description: euros.format(amount * 1.2) },
      ]}
    />
  );

const claimArgs = { caption: 'Claims', columns: claimColumns, rows: claims, rowKey: ({ id }: Claim) => id };
type ClaimStory = StoryObj<Meta<typeof Table<Claim>>>;
const inACard: ClaimStory['render'] = (args) => (
  <Card flush title="Claims">
    <Table<Claim> {...args} />
  </Card>
);

const firstCells = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

/** Text, numbers and dates are sorted by value; a claim that is not assessed is last in both directions. */
export const Sortable: ClaimStory = {
  render: inACard,
  args: {
    ...claimArgs,
    onSortChange: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const amount = within(canvasElement).getByRole('button', { name: 'Amount' });
    await userEvent.click(amount);
    await userEvent.click(amount);
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'amount', direction: 'descending' });
    await expect(within(canvasElement).getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(firstCells(canvasElement)).toEqual(['C-1003', 'C-1042', 'C-997', 'C-1051']);
    amount.blur();
  },
};

const claimColumnsByImportance: TableColumn<Claim>[] = claimColumns.map((column) => {
  if (column.id === 'kind') return { ...column, hideBelow: 'lg' };
  return column.id === 'reported' ? { ...column, hideBelow: 'md', sortFirst: 'descending' } : column;
});

/** The column by which the claims are sorted is hidden, so a select sorts them. */
export const HiddenColumns: ClaimStory = {
  render: inACard,
  args: {
    ...claimArgs,
    columns: claimColumnsByImportance,
    selectable: true,
    requireSort: true,
    defaultSort: { column: 'reported', direction: 'descending' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 680 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Sort by' });
    await expect(select).toHaveDisplayValue('Reported, descending');
    await userEvent.selectOptions(select, 'Reported, ascending');
    await expect(firstCells(canvasElement)).toEqual(['C-997', 'C-1003', 'C-1042', 'C-1051']);
    select.blur();
  },
};

export const Selectable: ClaimStory = {
  render: inACard,
  args: {
    ...claimArgs,
    selectable: ({ state }) => state !== 'Paid',
    defaultSelected: ['C-1042'],
    onSelectedChange: fn(),
  },
  parameters: { visual: { forcedColors: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'Select C-1051' });
    await userEvent.click(box);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['C-1042', 'C-1051']);
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    box.blur();
  },
};

export const WithActionsAndTotal: ClaimStory = {
  render: inACard,
  args: {
    ...claimArgs,
    columns: claimColumnsWithTotal,
    actions: claimActions,
  },
};

export const WithDetails: ClaimStory = {
  render: inACard,
  args: {
    ...claimArgs,
    detail: claimDetail,
    defaultExpanded: ['C-1042'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Details C-997' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(canvas.queryByRole('button', { name: 'Details C-1051' })).toBeNull();
    button.blur();
  },
};

/** A click on the row does the same as the link in its row header. */
export const PressableRows: ClaimStory = {
  render: inACard,
  args: {
    ...claimArgs,
    rowProps: ({ id, state }) => ({
      'data-state': state,
      onClick: () => {
        location.hash = id;
      },
    }),
  },
};

const everything = {
  ...claimArgs,
  columns: claimColumnsWithTotal,
  actions: claimActions,
  detail: claimDetail,
  selectable: true,
  defaultSelected: ['C-997'],
  defaultExpanded: ['C-997'],
  defaultSort: { column: 'amount', direction: 'ascending' },
} satisfies ClaimStory['args'];

export const Everything: ClaimStory = {
  render: inACard,
  args: everything,
};

/** The controls of the header are above the list. */
export const EverythingOnAPhone: ClaimStory = {
  tags: ['!dev'],
  render: inACard,
  args: everything,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { visual: { fullPage: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Policyholder, descending');
    await expect(firstCells(canvasElement).slice(0, -1)).toEqual(['C-997', 'C-1003', 'C-1051', 'C-1042']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
    (document.activeElement as HTMLElement).blur();
  },
};

/** An electricity meter. Consumption is in kWh. */
interface Meter {
  id: string;
  site: string;
  operator: string;
  kWh: number;
}

const sites = ['Lindenstraße 4', 'Quai des Bateliers 17', 'Strada Fabricii 92', 'Kongens Gade 3', 'Via Tortona 33'];
const operators = ['Stromversorgungsgesellschaft', 'Électricité de Strasbourg', 'Energetica Nord'];
const meters: Meter[] = Array.from({ length: 24 }, (_, index) => ({
  id: `M-${1200 + index}`,
  site: sites[index % sites.length] ?? '',
  operator: operators[index % operators.length] ?? '',
  kWh: ((index * 7919) % 5000) + 240,
}));

const meterColumns: TableColumn<Meter>[] = [
  { id: 'site', header: 'Site', cell: ({ site }) => site, sortBy: ({ site }) => site },
  { id: 'meter', header: 'Meter', rowHeader: true, cell: ({ id }) => id, sortBy: ({ id }) => id },
  { id: 'operator', header: 'Grid operator', cell: ({ operator }) => operator },
  {
    id: 'consumption',
    header: 'Consumption (kWh)',
    align: 'end',
    cell: ({ kWh }) => kWh.toLocaleString('en'),
    sortBy: ({ kWh }) => kWh,
  },
];

const meterArgs = { caption: 'Meters', columns: meterColumns, rows: meters, rowKey: ({ id }: Meter) => id };
type MeterStory = StoryObj<Meta<typeof Table<Meter>>>;

/** Shift and a click selects all rows since the last one. One meter cannot be read remotely. */
export const SelectedRange: MeterStory = {
  args: {
    ...meterArgs,
    selectable: ({ id }) => id !== 'M-1201',
    rows: meters.slice(0, 6),
    dense: true,
  },
  play: async ({ canvasElement }) => {
    const box = (id: string) => within(canvasElement).getByRole('checkbox', { name: `Select ${id}` });
    const user = userEvent.setup();
    await user.click(box('M-1200'));
    await user.keyboard('{Shift>}');
    await user.click(box('M-1203'));
    await user.keyboard('{/Shift}');
    await expect(within(canvasElement).getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    (document.activeElement as HTMLElement).blur();
  },
};

/** The header remains visible in the root, which has a height. */
export const StickyInRoot: MeterStory = {
  args: {
    ...meterArgs,
    style: { maxBlockSize: 320 },
  },
  play: ({ canvasElement }) => {
    canvasElement.querySelector('[data-part="table"]')!.scrollTop = 400;
  },
};

/** The header remains visible on the page, here below a bar of 48 px. */
export const StickyOnPage: MeterStory = {
  args: {
    ...meterArgs,
    stickyHeader: 'page',
    style: { '--table-top': '48px' } as object,
  },
  render: (args) => (
    <div style={{ blockSize: 360, overflow: 'auto' }}>
      <div
        style={{ position: 'sticky', insetBlockStart: 0, zIndex: 2, padding: 14, blockSize: 48, background: 'Canvas' }}
      >
        Meters
      </div>
      <Card flush>
        <Table<Meter> {...args} />
      </Card>
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector('[data-part="card"]')!.parentElement!.scrollTop = 500;
  },
};
