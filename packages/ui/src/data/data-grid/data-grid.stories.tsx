import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreVertical } from 'lucide-react';
import { useState, type Key } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../inputs/button/button.js';
import { IconButton } from '../../inputs/icon-button/icon-button.js';
import { Menu, MenuItem } from '../../overlays/menu/index.js';
import { Card } from '../../display/card/card.js';
import { Chip } from '../../display/chip/chip.js';
import { DataGrid, initialGridState, type GridColumn, type GridRequest, type GridView } from './index.js';

interface Claim {
  id: string;
  insured: string;
  kind: 'storm' | 'water' | 'fire';
  state: 'open' | 'review' | 'paid';
  received: string;
  reserve: number;
  urgent: boolean;
  handler: string;
}
const kinds = [
  { value: 'storm', label: 'Storm' },
  { value: 'water', label: 'Water' },
  { value: 'fire', label: 'Fire' },
] as const;
const states = [
  { value: 'open', label: 'Open' },
  { value: 'review', label: 'In review' },
  { value: 'paid', label: 'Paid' },
] as const;
const shapes = { open: 'outline', review: 'dashed', paid: 'solid' } as const;
const people = ['Ana Ionescu', 'Élodie Martin', 'Jörg Weiß', 'Sofia Rossi', 'Tomasz Nowak'];
const towns = [
  'Bakery Lindner',
  'Hotel Bellevue',
  'Garage Dupont',
  'Farm Østergaard',
  'School of Music',
  'Café Ångström',
];
const day = (index: number) => new Date(Date.UTC(2027, 0, 1 + (index % 365))).toISOString().slice(0, 10);
const of = <T,>(list: readonly T[], index: number) => list[index % list.length] as T;

const claims = (count: number): Claim[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `C-${String(index + 1).padStart(6, '0')}`,
    insured: `${of(towns, index * 7)} ${1 + (index % 40)}`,
    kind: of(kinds, index * 5).value,
    state: of(states, index * 11).value,
    received: day(index * 13),
    reserve: ((index * 7919) % 90_000) + 250,
    urgent: index % 9 === 0,
    handler: of(people, index * 3),
  }));

const euros = (amount: number) =>
  amount.toLocaleString('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const date = (text: string) =>
  new Date(`${text}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const columns: GridColumn<Claim>[] = [
  {
    id: 'insured',
    header: 'Insured',
    pin: 'start',
    width: '208px',
    cell: ({ insured }) => insured,
    secondary: ({ id }) => id,
    sortBy: ({ insured }) => insured,
  },
  {
    id: 'kind',
    header: 'Kind',
    type: 'options',
    options: kinds,
    groupable: true,
    cell: ({ kind }) => kinds.find(({ value }) => value === kind)?.label,
    sortBy: ({ kind }) => kind,
    edit: { apply: (claim, value) => ({ ...claim, kind: value as Claim['kind'] }) },
  },
  {
    id: 'state',
    header: 'State',
    type: 'options',
    options: states,
    groupable: true,
    inList: true,
    cell: ({ state }) => <Chip shape={shapes[state]}>{states.find(({ value }) => value === state)?.label}</Chip>,
    sortBy: ({ state }) => state,
  },
  {
    id: 'received',
    header: 'Received',
    type: 'date',
    sortFirst: 'descending',
    cell: ({ received }) => date(received),
    sortBy: ({ received }) => received,
    edit: {
      apply: (claim, value) => ({ ...claim, received: String(value) }),
      validate: (value) => (value ? undefined : 'Enter the date on which the claim was received.'),
    },
  },
  {
    id: 'reserve',
    header: 'Reserve',
    type: 'number',
    align: 'end',
    inList: true,
    cell: ({ reserve }) => euros(reserve),
    sortBy: ({ reserve }) => reserve,
    footer: (rows) => euros(rows.reduce((sum, { reserve }) => sum + reserve, 0)),
    edit: {
      apply: (claim, value) => ({ ...claim, reserve: Number(value) }),
      validate: (value) => (Number(value) > 0 ? undefined : 'Enter an amount above 0.'),
    },
  },
  {
    id: 'urgent',
    header: 'Urgent',
    type: 'boolean',
    cell: ({ urgent }) => (urgent ? 'Yes' : 'No'),
    sortBy: ({ urgent }) => urgent,
  },
  {
    id: 'handler',
    header: 'Handler',
    cell: ({ handler }) => handler,
    sortBy: ({ handler }) => handler,
    groupable: true,
  },
];
const keyOf = ({ id }: Claim) => id;
const sixty = claims(60);
const actions = (claim: Claim) => (
  <Menu
    label={`Actions for ${claim.insured}`}
    trigger={
      <IconButton label={`Actions for ${claim.insured}`} size="small">
        <MoreVertical aria-hidden />
      </IconButton>
    }
  >
    <MenuItem>Assign</MenuItem>
    <MenuItem>Close claim</MenuItem>
  </Menu>
);

const meta = {
  title: 'Data/Data grid',
  component: DataGrid<Claim>,
  args: { label: 'Claims', columns, rows: sixty, rowKey: keyOf },
  parameters: { visual: { height: 720 } },
  render: (args) => (
    <Card flush>
      <DataGrid<Claim> {...args} />
    </Card>
  ),
} satisfies Meta<typeof DataGrid<Claim>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { height: 720, forcedColors: true } },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: 'Claims' });
    await expect(grid).toHaveAttribute('aria-rowcount', '62');
  },
};

const selectableWithActions = {
  selectable: true,
  defaultSelection: ['C-000002', 'C-000004'] as Key[],
  actions,
  bulkActions: () => (
    <Button size="small" variant="outlined">
      Assign
    </Button>
  ),
};

/** Checkboxes, row actions, details, and actions for the selection. */
export const SelectionAndDetails: Story = {
  args: {
    ...selectableWithActions,
    detail: (claim) => `Reported by ${claim.handler} on ${date(claim.received)}. The expert visits within five days.`,
    defaultExpanded: ['C-000003'],
  },
};

/** Sorted by two columns, with two filters and a search. */
export const FilteredAndSorted: Story = {
  args: {
    rows: claims(2000),
    defaultState: {
      ...initialGridState(columns),
      search: 'bell',
      sort: [
        { column: 'state', direction: 'ascending' },
        { column: 'reserve', direction: 'descending' },
      ],
      filters: [
        { column: 'kind', operator: 'anyOf', value: ['storm', 'fire'] },
        { column: 'reserve', operator: 'between', value: { from: 1000, to: 80_000 } },
      ],
    },
    exportName: 'claims',
  },
};

/** Rows in groups that fold. */
export const Grouped: Story = {
  args: { defaultState: { ...initialGridState(columns), group: ['kind', 'state'] } },
};

/** Rows of 40 px. */
export const Compact: Story = {
  args: { defaultState: { ...initialGridState(columns), density: 'compact' } },
};

const viewsOfTeam: GridView[] = [
  {
    id: 'urgent',
    name: 'Urgent claims',
    fixed: true,
    state: { filters: [{ column: 'urgent', operator: 'is', value: true }] },
  },
  { id: 'large', name: 'Largest reserves', state: { sort: [{ column: 'reserve', direction: 'descending' }] } },
];
/** Named views, which users save, change and delete. */
function WithViews() {
  const [views, setViews] = useState<readonly GridView[]>(viewsOfTeam);
  return (
    <Card flush>
      <DataGrid
        label="Claims"
        columns={columns}
        rows={sixty}
        rowKey={keyOf}
        views={views}
        onViewsChange={setViews}
        exportName="claims"
      />
    </Card>
  );
}
export const Views: Story = { render: () => <WithViews /> };

/** Values are edited in place. A reserve above 80,000 € is refused by the server, so the previous value returns. */
function Editing() {
  const [rows, setRows] = useState(sixty);
  return (
    <Card flush>
      <DataGrid
        label="Claims"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        onEdit={async ({ key, row }) => {
          if (row.reserve > 80_000) throw new Error('The reserve needs an approval.');
          setRows((before) => before.map((each) => (each.id === key ? row : each)));
        }}
      />
    </Card>
  );
}
export const Edited: Story = { render: () => <Editing /> };

const every = claims(5000);
const server = {
  load: ({ from, to, sort, search }: GridRequest) => {
    const found = every.filter(({ insured }) => insured.toLowerCase().includes(search.toLowerCase()));
    const [first] = sort;
    const sign = first?.direction === 'descending' ? -1 : 1;
    const value = (claim: Claim) => claim[(first?.column ?? 'id') as keyof Claim];
    const sorted = found.toSorted((a, b) => (value(a) < value(b) ? -sign : Number(value(a) > value(b)) * sign));
    return Promise.resolve({
      rows: sorted.slice(from, to),
      total: found.length,
      totals: { reserve: euros(212_000_000) },
    });
  },
};
/** A server sorts, filters and sends blocks of 100 rows. */
export const Server: Story = {
  args: { rows: undefined, source: server, selectable: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="row"]')).not.toBeNull());
  },
};

const failing = { load: () => Promise.reject(new Error('offline')) };
export const Failed: Story = {
  args: { rows: undefined, source: failing },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The rows could not be loaded.')).toBeVisible();
  },
};
export const Loading: Story = { args: { rows: [], loading: true } };
export const Empty: Story = {
  args: { rows: [], empty: 'No claims yet. New claims appear here when they are reported.' },
};
export const NoResults: Story = {
  args: { defaultState: { ...initialGridState(columns), search: 'no such claim' } },
};

/** Below 560 px, rows are a list with the same search, filters, order and selection. */
export const OnAPhone: Story = {
  args: { ...selectableWithActions, bulkActions: undefined },
  parameters: { visual: { width: 390, height: 720 } },
};

/** The menu of a header. */
export const ColumnMenu: Story = {
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('columnheader', { name: 'Reserve' });
    header.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    header.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('menu', { name: 'Column Reserve' })).toBeVisible();
  },
};

interface Invoice {
  number: string;
  customer: string;
  due: string;
  total: number;
}
const invoices: Invoice[] = Array.from({ length: 25 }, (_, index) => ({
  number: `2027-${1001 + index}`,
  customer: of(towns, index),
  due: day(index * 3),
  total: 120 + index * 45,
}));
const invoiceColumns: GridColumn<Invoice>[] = [
  { id: 'number', header: 'Invoice', cell: ({ number }) => number, sortBy: ({ number }) => number },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer, sortBy: ({ customer }) => customer },
  { id: 'due', header: 'Due', type: 'date', cell: ({ due }) => date(due), sortBy: ({ due }) => due },
  {
    id: 'total',
    header: 'Total',
    type: 'number',
    align: 'end',
    cell: ({ total }) => euros(total),
    sortBy: ({ total }) => total,
    footer: (rows) => euros(rows.reduce((sum, { total }) => sum + total, 0)),
  },
];
/** Invoices of an accounting portal. */
export const Invoices: Story = {
  render: () => (
    <Card flush title="Invoices">
      <DataGrid
        label="Invoices"
        columns={invoiceColumns}
        rows={invoices}
        rowKey={({ number }) => number}
        exportName="invoices"
      />
    </Card>
  ),
};
