import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionsOf, nextSort, sortRows, type SortValue, type TableSort } from './table-sort.js';

const sorted = (values: readonly SortValue[], direction: 'ascending' | 'descending' = 'ascending', locale = 'en') =>
  sortRows(values, (value) => value, direction, locale);

/** Returns the directions after each of four presses on the header of a column. */
function presses(column: Parameters<typeof nextSort>[1], isRequired: boolean) {
  let sort: TableSort | null = null;
  return Array.from({ length: 4 }, () => {
    sort = nextSort(sort, column, isRequired);
    return sort?.direction;
  });
}

describe('nextSort', () => {
  it('changes from none to ascending, descending and none', () => {
    expect(presses({ id: 'name' }, false)).toEqual(['ascending', 'descending', undefined, 'ascending']);
  });
  it('starts with the first direction of the column', () => {
    const newestFirst = { id: 'updated', sortFirst: 'descending' } as const;
    expect(presses(newestFirst, false)).toEqual(['descending', 'ascending', undefined, 'descending']);
    expect(presses(newestFirst, true)).toEqual(['descending', 'ascending', 'descending', 'ascending']);
  });
  it('never returns to none if an order is required', () =>
    expect(presses({ id: 'name' }, true)).toEqual(['ascending', 'descending', 'ascending', 'descending']));
  it.each([true, false])('starts with the first direction in another column (required: %s)', (isRequired) =>
    expect(nextSort({ column: 'name', direction: 'descending' }, { id: 'fee' }, isRequired)).toEqual({
      column: 'fee',
      direction: 'ascending',
    }),
  );
});

describe('directionsOf', () => {
  it('starts with the given direction, by default ascending', () => {
    expect(directionsOf()).toEqual(['ascending', 'descending']);
    expect(directionsOf('descending')).toEqual(['descending', 'ascending']);
  });
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
