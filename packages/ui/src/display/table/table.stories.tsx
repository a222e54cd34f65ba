import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreVertical } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { IconButton } from '../../inputs/icon-button/icon-button.js';
import { Link } from '../../navigation/link/link.js';
import { Card } from '../card/card.js';
import { Chip } from '../chip/chip.js';
import { CodeMark } from '../code-mark/code-mark.js';
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
