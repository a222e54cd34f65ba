import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreVertical } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../inputs/button/button.js';
import { IconButton } from '../../inputs/icon-button/icon-button.js';
import { Link } from '../../navigation/link/link.js';
import { Menu, MenuItem } from '../../overlays/menu/index.js';
import { Card } from '../card/card.js';
import { Chip } from '../chip/chip.js';
import { DescriptionList } from '../description-list/index.js';
import { Table, type TableColumn } from './index.js';

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

const shapes = { New: 'dashed', 'In review': 'outline', Paid: 'solid' } as const;
const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const day = (date: string) => days.format(new Date(date));

const claimKey = ({ id }: Claim) => id;

const claimColumns: TableColumn<Claim>[] = [
  {
    id: 'claim',
    header: 'Claim',
    cell: ({ id }) => <Link href={`#${id}`}>{id}</Link>,
    sortBy: ({ id }) => id,
  },
  { id: 'holder', header: 'Policyholder', cell: ({ holder }) => holder, sortBy: ({ holder }) => holder },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => kind },
  { id: 'state', header: 'State', cell: ({ state }) => <Chip shape={shapes[state]}>{state}</Chip> },
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

const meta = {
  title: 'Display/Table',
  component: Table<Claim>,
  args: { caption: 'Claims', columns: claimColumns, rows: claims, rowKey: claimKey },
  render: (args) => (
    <Card flush title="Claims">
      <Table<Claim> {...args} />
    </Card>
  ),
} satisfies Meta<typeof Table<Claim>>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstCells = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

/** Text, numbers and dates are sorted by value; a claim that is not assessed is last in both directions. */
export const Sortable: Story = {
  args: { onSortChange: fn() },
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

export const Selectable: Story = {
  args: {
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

export const WithActionsAndTotal: Story = { args: { columns: claimColumnsWithTotal, actions: claimActions } };

export const WithDetails: Story = {
  args: { detail: claimDetail, defaultExpanded: ['C-1042'] },
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
export const PressableRows: Story = {
  args: {
    rowProps: ({ id, state }) => ({
      'data-state': state,
      onClick: () => {
        location.hash = id;
      },
    }),
  },
};

const everything = {
  columns: claimColumnsWithTotal,
  actions: claimActions,
  detail: claimDetail,
  selectable: true,
  defaultSelected: ['C-997'],
  defaultExpanded: ['C-997'],
  defaultSort: { column: 'amount', direction: 'ascending' },
} satisfies Partial<Story['args']>;

export const Everything: Story = { args: everything };

/** The controls of the header are above the list. */
export const EverythingOnAPhone: Story = {
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
