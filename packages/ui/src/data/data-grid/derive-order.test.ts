import { describe, expect, it } from 'vitest';
import type { TableColumn } from '../../display/table/index.js';
import { deriveOrder, type RowQuery } from './derive-order.js';
import { groupLines } from './grid-lines.js';
import { runAtOnce, runInSlices } from './slices.js';

interface Claim {
  title: string;
  state: string;
  amount: number;
  received: string;
}
const rows: Claim[] = [
  { title: 'Évaluation of roof', state: 'open', amount: 500, received: '2027-03-12' },
  { title: 'Storm damage', state: 'paid', amount: 1200, received: '2027-01-02' },
  { title: 'Water in cellar', state: 'open', amount: 80, received: '2026-12-31' },
];
const columns: TableColumn<Claim>[] = [
  { id: 'title', header: 'Claim', cell: ({ title }) => title, sortBy: ({ title }) => title },
  {
    id: 'state',
    header: 'State',
    type: 'options',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'paid', label: 'Paid' },
    ],
    cell: ({ state }) => (state === 'open' ? 'In progress' : 'Paid'),
    value: ({ state }) => state,
  },
  { id: 'amount', header: 'Amount', type: 'number', cell: ({ amount }) => amount, sortBy: ({ amount }) => amount },
  {
    id: 'received',
    header: 'Received',
    type: 'date',
    cell: ({ received }) => received,
    value: ({ received }) => received,
  },
];
const found = (query: Partial<RowQuery>) => {
  const order = runAtOnce(deriveOrder(rows, columns, { sort: [], filters: [], search: '', ...query }, 'en'));
  return order && [...order];
};

describe('The rows that are shown', () => {
  it('are the given ones, without a list of their own, if nothing is asked', () => {
    expect(found({})).toBeNull();
    expect(found({ search: '  ' })).toBeNull();
  });

  it('contain the searched text in a cell as it is displayed, without case and diacritics', () => {
    expect(found({ search: 'evalu' })).toEqual([0]);
    expect(found({ search: 'PROGRESS' })).toEqual([0, 2]);
    expect(found({ search: 'nothing' })).toEqual([]);
  });

  it('meet all conditions, and are sorted', () => {
    expect(found({ filters: [{ column: 'state', operator: 'anyOf', value: ['open'] }] })).toEqual([0, 2]);
    expect(
      found({
        filters: [
          { column: 'amount', operator: 'between', value: { from: 100, to: null } },
          { column: 'received', operator: 'during', value: { from: '2027-01-01', to: '2027-12-31' } },
        ],
        sort: [{ column: 'amount', direction: 'descending' }],
      }),
    ).toEqual([1, 0]);
  });

  it('are in groups whose headers count their rows; collapsed groups show none', () => {
    const byState = [columns[1] as TableColumn<Claim>];
    const order = Int32Array.of(0, 1, 2);
    const open = runAtOnce(groupLines(rows, order, byState, new Set()));
    expect([...open.lines]).toEqual([-1, 0, 2, -2, 1]);
    expect(open.groups.map(({ text, count, level }) => [text, count, level])).toEqual([
      ['In progress', 2, 0],
      ['Paid', 1, 0],
    ]);
    const collapsed = new Set([open.groups[0]?.path ?? '']);
    expect([...runAtOnce(groupLines(rows, order, byState, collapsed)).lines]).toEqual([-1, -2, 1]);
  });
});

describe('A computation in slices', () => {
  it('has the same result as at once', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({ ...(rows[index % 3] as Claim), amount: index % 97 }));
    const query: RowQuery = { sort: [{ column: 'amount', direction: 'ascending' }], filters: [], search: 'storm' };
    const inSlices = await runInSlices(deriveOrder(many, columns, query, 'en'), new AbortController().signal);
    expect(inSlices).toEqual(runAtOnce(deriveOrder(many, columns, query, 'en')));
  });

  it('ends without a result when it is aborted', async () => {
    const abort = new AbortController();
    abort.abort();
    expect(
      await runInSlices(deriveOrder(rows, columns, { sort: [], filters: [], search: 'a' }, 'en'), abort.signal),
    ).toBeUndefined();
  });
});
