import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSort, sortRows, type SortValue } from './table-sort.js';

const sorted = (values: readonly SortValue[], direction: 'ascending' | 'descending' = 'ascending', locale = 'en') =>
  sortRows(values, (value) => value, direction, locale);

describe('nextSort', () => {
  it('changes from none to ascending, descending and none', () => {
    const ascending = nextSort(null, 'name');
    expect(ascending).toEqual({ column: 'name', direction: 'ascending' });
    const descending = nextSort(ascending, 'name');
    expect(descending).toEqual({ column: 'name', direction: 'descending' });
    expect(nextSort(descending, 'name')).toBeNull();
  });
  it('starts ascending in another column', () =>
    expect(nextSort({ column: 'name', direction: 'descending' }, 'fee')).toEqual({
      column: 'fee',
      direction: 'ascending',
    }));
});

describe('sortRows', () => {
  it('sorts numbers by value, also inside text', () => {
    expect(sorted([10, 9, 1n])).toEqual([1n, 9, 10]);
    expect(sorted(['Claim 10', 'Claim 9'])).toEqual(['Claim 9', 'Claim 10']);
  });
  it('sorts dates and booleans', () => {
    const [early, late] = [new Date('2026-01-01'), new Date('2026-03-01')];
    expect(sorted([late, early])).toEqual([early, late]);
    expect(sorted([true, false])).toEqual([false, true]);
  });
  it('sorts text in the order of the language', () => {
    expect(sorted(['Zebra', 'Ärger', 'apple'], 'ascending', 'de')).toEqual(['apple', 'Ärger', 'Zebra']);
    expect(sorted(['Zebra', 'Ärger'], 'ascending', 'sv')).toEqual(['Zebra', 'Ärger']);
  });
  it.each(['ascending', 'descending'] as const)('places missing values last, %s', (direction) => {
    const missing = [null, undefined, '', Number.NaN, new Date(Number.NaN)];
    expect(sorted([...missing, 1, 2], direction).slice(2)).toEqual(missing);
  });
  it('keeps the order of equal rows in both directions, and all rows', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 1, null)), fc.boolean(), (values, up) => {
        const rows = values.map((value, index) => ({ value, index }));
        const result = sortRows(rows, ({ value }) => value, up ? 'ascending' : 'descending', 'en');
        expect(result.toSorted((a, b) => a.index - b.index)).toEqual(rows);
        const isSwapped = (row: (typeof rows)[number], at: number) =>
          row.value === result[at + 1]?.value && row.index > (result[at + 1]?.index ?? 0);
        expect(result.filter(isSwapped)).toEqual([]);
      }),
    );
  });
  it('does not change the given rows', () => {
    const rows = [2, 1];
    sorted(rows);
    expect(rows).toEqual([2, 1]);
  });
});
