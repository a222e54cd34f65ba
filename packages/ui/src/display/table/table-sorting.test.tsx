import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordAnnouncements } from '../../testing/announced.js';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { Table, type TableColumn, type TableProps } from './index.js';
import { sortKeys } from './table.keys.js';

interface Account {
  iban: string;
  holder: string;
  balance: number | null;
}

const rows: Account[] = [
  { iban: 'RO10', holder: 'Ionescu', balance: 90 },
  { iban: 'RO9', holder: 'Ângelo', balance: null },
  { iban: 'RO30', holder: 'Zhang', balance: 1200 },
];
const columns: TableColumn<Account>[] = [
  { id: 'iban', header: 'IBAN', cell: ({ iban }) => iban, sortBy: ({ iban }) => iban },
  { id: 'holder', header: 'Holder', cell: ({ holder }) => holder, sortBy: ({ holder }) => holder },
  { id: 'balance', header: 'Balance', align: 'end', cell: ({ balance }) => balance, sortBy: ({ balance }) => balance },
  { id: 'note', header: 'Note', cell: () => '' },
];
const keyOf = ({ iban }: Account) => iban;
const Accounts = (props: Partial<TableProps<Account>>) => (
  <Table caption="Accounts" columns={columns} rows={rows} rowKey={keyOf} {...props} />
);
const header = (name: string) => page.getByRole('columnheader', { name });
const button = (name: string) => page.getByRole('button', { name });
const shown = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent);

describeConformance('Sortable table', <Accounts defaultSort={{ column: 'iban', direction: 'ascending' }} />, {
  part: 'table',
  element: HTMLDivElement,
});

describe('Sorting a table', () => {
  it.each(sortKeys)('$keys: $does', async (row) => {
    await render(<Accounts />);
    await walkKeys(row, { focusFirst: button('IBAN').element() as HTMLElement });
    expect(header('IBAN').element().getAttribute('aria-sort')).toBe(row.sort);
    const order = { ascending: ['RO9', 'RO10', 'RO30'], descending: ['RO30', 'RO10', 'RO9'] };
    expect(shown()).toEqual(row.sort ? order[row.sort] : ['RO10', 'RO9', 'RO30']);
  });

  it('has buttons in sortable headers only, and aria-sort on the sorted one only', async () => {
    await render(<Accounts defaultSort={{ column: 'holder', direction: 'descending' }} />);
    expect(
      page
        .getByRole('button')
        .elements()
        .map((each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent),
    ).toEqual(['IBAN', 'Holder', 'Balance']);
    expect(document.querySelectorAll('[aria-sort]')).toHaveLength(1);
    expect(shown()).toEqual(['RO30', 'RO10', 'RO9']);
  });

  it('places rows without a value last in both directions', async () => {
    await render(<Accounts />);
    await button('Balance').click();
    expect(shown()).toEqual(['RO10', 'RO30', 'RO9']);
    await button('Balance').click();
    expect(shown()).toEqual(['RO30', 'RO10', 'RO9']);
  });

  it('does not change a controlled order by itself and reports the next one', async () => {
    const onSortChange = vi.fn();
    await render(<Accounts sort={null} onSortChange={onSortChange} />);
    await button('Holder').click();
    expect(onSortChange.mock.calls).toEqual([[{ column: 'holder', direction: 'ascending' }]]);
    expect(shown()).toEqual(['RO10', 'RO9', 'RO30']);
  });

  it('leaves the rows of a column without sortBy to the caller', async () => {
    const onServer = columns.map((column) => ({ ...column, sortBy: undefined, sortable: column.id === 'balance' }));
    await render(<Accounts columns={onServer} />);
    await button('Balance').click();
    expect(header('Balance').element().getAttribute('aria-sort')).toBe('ascending');
    expect(shown()).toEqual(['RO10', 'RO9', 'RO30']);
  });

  it('always has an order with `requireSort`, in the first direction of the column', async () => {
    const newestFirst = columns.map((column) => ({ ...column, sortFirst: 'descending' as const }));
    await render(
      <Accounts columns={newestFirst} requireSort defaultSort={{ column: 'iban', direction: 'ascending' }} />,
    );
    const orders: (string | null)[] = [];
    for (let count = 0; count < 3; count++) {
      await button('Balance').click();
      orders.push(header('Balance').element().getAttribute('aria-sort'));
    }
    expect(orders).toEqual(['descending', 'ascending', 'descending']);
    expect(shown()).toEqual(['RO30', 'RO10', 'RO9']);
  });

  it('ignores the order of a column that does not exist', async () => {
    await render(<Accounts defaultSort={{ column: 'gone', direction: 'ascending' }} />);
    expect(shown()).toEqual(['RO10', 'RO9', 'RO30']);
  });

  it('announces the order after it changed, in the words of `labels`', async () => {
    const announced = recordAnnouncements();
    const labels = { sorted: (name: string, direction: string) => `Trié par ${name} (${direction})` };
    await render(<Accounts labels={labels} />);
    await button('Holder').click();
    await expect.poll(() => announced.at(-1)).toBe('polite Trié par Holder (ascending)');
    await button('Holder').click();
    await button('Holder').click();
    await expect.poll(() => announced.at(-1)).toBe('polite Sorted in default order');
  });

  it('shows the direction by the shape of an icon, and describes how to sort', async () => {
    const { container } = await render(<Accounts />);
    const icon = () => header('IBAN').element().querySelector('svg')!.innerHTML;
    const shapes = [icon()];
    for (const _ of ['ascending', 'descending']) {
      await button('IBAN').click();
      shapes.push(icon());
    }
    expect(new Set(shapes).size).toBe(3);
    const description = container.querySelector('table')!.getAttribute('aria-describedby')!;
    expect(document.getElementById(description)!.textContent).toBe('Select a column heading to sort.');
  });

  it('moves the rows of 1,000 without rendering them again', async () => {
    const drawn = vi.fn();
    const many = Array.from({ length: 1000 }, (_, index) => ({
      iban: `RO${index}`,
      holder: '',
      balance: 1000 - index,
    }));
    const counted: TableColumn<Account>[] = [
      { id: 'iban', header: 'IBAN', cell: ({ iban }) => (drawn(), iban), sortBy: ({ balance }) => balance },
    ];
    await render(<Accounts columns={counted} rows={many} />);
    drawn.mockClear();
    await button('IBAN').click();
    expect(shown()[0]).toBe('RO999');
    expect(drawn).not.toHaveBeenCalled();
  });
});
