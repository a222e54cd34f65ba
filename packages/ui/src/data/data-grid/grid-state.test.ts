import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableColumn } from '../../display/table/index.js';
import { movedNextTo, pinnedTo, sortedBy, withHidden, withWidth } from './grid-changes.js';
import { gridColumns, shownColumns } from './grid-columns.js';
import {
  gridStateFromSearch,
  gridStateToSearch,
  initialGridState,
  readGridState,
  type GridState,
} from './grid-state.js';

interface Claim {
  title: string;
}
const cell = ({ title }: Claim) => title;
const columns: TableColumn<Claim>[] = [
  { id: 'title', header: 'Claim', cell, sortBy: cell, pin: 'start' },
  { id: 'state', header: 'State', cell, type: 'options', groupable: true },
  { id: 'amount, net', header: 'Amount', cell, type: 'number' },
  { id: '-note~', header: 'Note', cell, value: cell, hidden: true },
];
const initial = initialGridState(columns);
const ids = columns.map(({ id }) => id);

const state: fc.Arbitrary<GridState> = fc.record({
  order: fc.shuffledSubarray(ids),
  hidden: fc.subarray(ids, { maxLength: 2 }),
  pinned: fc.record({ start: fc.subarray(ids.slice(0, 2)), end: fc.subarray(ids.slice(2)) }),
  widths: fc.dictionary(
    fc.constantFrom(...ids),
    fc.integer({ min: 64, max: 960 }).map((pixels) => pixels / 16),
  ),
  sort: fc
    .subarray(ids)
    .chain((some) =>
      fc.tuple(
        ...some.map((column) =>
          fc.constantFrom('ascending' as const, 'descending' as const).map((direction) => ({ column, direction })),
        ),
      ),
    ),
  filters: fc.subarray([
    { column: 'state', operator: 'anyOf' as const, value: ['open', 'a,b'] },
    { column: 'amount, net', operator: 'between' as const, value: { from: 1, to: null } },
    { column: '-note~', operator: 'contains' as const, value: 'a..b' },
  ]),
  search: fc.string({ unit: 'grapheme', maxLength: 20 }),
  group: fc.subarray(['state']),
  density: fc.constantFrom('comfortable' as const, 'compact' as const),
});

describe('The state of a grid', () => {
  it('is the same after it was kept as JSON, and in an address', () => {
    fc.assert(
      fc.property(state, (given) => {
        expect(readGridState(JSON.parse(JSON.stringify(given)), columns)).toEqual(given);
        const search = new URLSearchParams(gridStateToSearch(given, initial).toString());
        expect(gridStateFromSearch(search, columns)).toEqual(given);
      }),
    );
  });

  it('adds nothing to an address if nothing was changed', () => {
    expect(gridStateToSearch(initial, initial).toString()).toBe('');
  });

  it('falls back field by field when it was written by an older version or by hand (D.488)', () => {
    const stored = {
      order: ['amount, net', 'former column', 'title'],
      hidden: 'all',
      pinned: null,
      widths: { title: 1000, state: 'wide' },
      sort: [
        { column: 'title', direction: 'up' },
        { column: 'title', direction: 'descending' },
      ],
      filters: [
        { column: 'state', operator: 'between', value: 3 },
        { column: 'state', operator: 'empty', value: true },
      ],
      search: 7,
      group: ['title', 'state'],
      density: 'huge',
    };
    expect(readGridState(stored, columns)).toEqual({
      order: ['amount, net', 'title'],
      hidden: initial.hidden,
      pinned: initial.pinned,
      widths: { title: 60 },
      sort: [{ column: 'title', direction: 'descending' }],
      filters: [{ column: 'state', operator: 'empty', value: true }],
      search: '',
      group: ['state'],
      density: 'comfortable',
    });
  });

  it('is never broken by what was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const read = readGridState(stored, columns);
        expect(shownColumns(columns, read).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('Changes of columns', () => {
  const shown = (given: GridState) => shownColumns(columns, given).map(({ id }) => id);

  it('keep every column that was shown, once, wherever one is moved', () => {
    fc.assert(
      fc.property(state, fc.nat(3), fc.nat(3), (given, from, to) => {
        const before = shown(given);
        const moved = before[from % before.length] as string;
        const place = to % before.length;
        const after = shown(movedNextTo(given, before, moved, place));
        expect(after.toSorted()).toEqual(before.toSorted());
        expect(after[place]).toBe(moved);
      }),
    );
  });

  it('pin, release, hide and show a column, and never hide the last one', () => {
    const pinned = { ...initial, pinned: pinnedTo(initial.pinned, 'state', 'end') };
    expect(shown(pinned)).toEqual(['title', 'amount, net', 'state']);
    expect(pinnedTo(pinned.pinned, 'title', null).start).toEqual([]);
    const all = withHidden(initial, shown(initial), '-note~', false);
    expect(shown(all)).toHaveLength(4);
    expect(withHidden(initial, ['title'], 'title', true)).toBe(initial);
  });

  it('limit widths, and place pinned columns beside each other', () => {
    expect(withWidth(initial, 'title', 1).widths['title']).toBe(4);
    const wide = withWidth({ ...initial, pinned: { start: ['title', 'state'], end: [] } }, 'title', 20);
    const placed = gridColumns(columns, wide, { hasSelection: true, hasDetail: false, actionsWidth: undefined });
    expect(placed.map(({ style }) => style?.insetInlineStart)).toEqual(['0rem', '3rem', '23rem', undefined]);
  });

  it('sort by one column, or by several', () => {
    const [title, , amount] = columns as [TableColumn<Claim>, TableColumn<Claim>, TableColumn<Claim>];
    const [alone, added] = [
      { adds: false, isRequired: false },
      { adds: true, isRequired: false },
    ];
    const one = sortedBy([], title, alone);
    expect(one).toEqual([{ column: 'title', direction: 'ascending' }]);
    const two = sortedBy(one, amount, added);
    expect(two.map(({ column }) => column)).toEqual(['title', 'amount, net']);
    expect(sortedBy(two, title, added)[0]?.direction).toBe('descending');
    expect(sortedBy(sortedBy(two, title, added), title, added).map(({ column }) => column)).toEqual(['amount, net']);
    expect(sortedBy(two, amount, alone)).toEqual([{ column: 'amount, net', direction: 'descending' }]);
  });

  it('keep an order that is required, whatever is pressed', () => {
    const [title, , amount] = columns as [TableColumn<Claim>, TableColumn<Claim>, TableColumn<Claim>];
    const [alone, added] = [
      { adds: false, isRequired: true },
      { adds: true, isRequired: true },
    ];
    const descending = [{ column: 'title', direction: 'descending' as const }];
    expect(sortedBy(descending, title, alone)).toEqual([{ column: 'title', direction: 'ascending' }]);
    expect(sortedBy(descending, title, added)).toEqual([{ column: 'title', direction: 'ascending' }]);
    const two = sortedBy(descending, amount, added);
    expect(sortedBy(two, title, added)).toEqual([{ column: 'amount, net', direction: 'ascending' }]);
  });

  it('give a pinned column a share of the width only if no column is placed beside it', () => {
    const wide = columns.map((column) => ({ ...column, width: '40%' as const }));
    const state = { ...initial, pinned: { start: ['title', 'state'], end: [] } };
    const placed = gridColumns(wide, state, { hasSelection: false, hasDetail: false, actionsWidth: undefined });
    expect(placed.slice(0, 2).map(({ grow }) => grow)).toEqual([0, 40]);
  });
});
