import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortRows, type SortValue } from '../../display/table/table-sort.js';
import { runAtOnce } from './slices.js';
import { sortIndexes, sortKeysOf } from './sort-order.js';

const values = fc.array(
  fc.oneof(
    fc.constantFrom<SortValue>('Claim 10', 'Claim 9', 'Zebra', 'Ärger', 'apple', '', null, undefined),
    fc.integer({ min: -5, max: 5 }),
    fc.constantFrom(Number.NaN, 0.5, true, 1e12),
  ),
  { maxLength: 40 },
);

function sorted(rows: readonly SortValue[], direction: 'ascending' | 'descending', locale: string) {
  const keys = runAtOnce(sortKeysOf(rows, (value) => value, locale));
  return [...runAtOnce(sortIndexes(Int32Array.from(rows.keys()), [{ keys, direction }]))].map((index) => rows[index]);
}

describe('The order of rows', () => {
  it('is that of Table in both directions: missing values last, equal rows as before', () => {
    fc.assert(
      fc.property(values, fc.constantFrom('ascending' as const, 'descending' as const), (rows, direction) => {
        expect(sorted(rows, direction, 'en')).toEqual(sortRows(rows, (value) => value, direction, 'en'));
      }),
    );
  });

  it('follows the language', () => {
    expect(sorted(['Zebra', 'Ärger'], 'ascending', 'de')).toEqual(['Ärger', 'Zebra']);
    expect(sorted(['Zebra', 'Ärger'], 'ascending', 'sv')).toEqual(['Zebra', 'Ärger']);
  });

  it('compares the next column where the first is equal', () => {
    const rows = [
      { state: 'Open', amount: 3 },
      { state: 'Closed', amount: 1 },
      { state: 'Open', amount: 5 },
    ];
    const states = runAtOnce(sortKeysOf(rows, ({ state }) => state, 'en'));
    const amounts = runAtOnce(sortKeysOf(rows, ({ amount }) => amount, 'en'));
    const order = sortIndexes(Int32Array.of(0, 1, 2), [
      { keys: states, direction: 'descending' },
      { keys: amounts, direction: 'descending' },
    ]);
    expect([...runAtOnce(order)]).toEqual([2, 0, 1]);
  });
});
