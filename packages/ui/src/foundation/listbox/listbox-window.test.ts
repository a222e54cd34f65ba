import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topsOf, unmeasured, withMeasured } from './listbox-heights.js';
import { rowsOf } from './listbox-rows.js';
import { OVERSCAN, mountedGroups, mountedRows, rowAt, scrollAnchor, windowOf } from './listbox-window.js';
import { grouped, type Option } from './option.js';

const options = Array.from({ length: 10_000 }, (_, index): Option => ({ value: `${index}`, label: `Device ${index}` }));
const list = rowsOf(grouped(options));
const tops = topsOf(list.rows, withMeasured(unmeasured, [[options[0]!, 40]]));
const inGroups = rowsOf(
  grouped(options.map((option, index) => ({ ...option, group: `Group ${Math.floor(index / 100)}` }))),
);
const topsInGroups = topsOf(inGroups.rows, unmeasured);

describe('window of a long list', () => {
  it.each([
    [0, 0, 17],
    [4000, 91, 117],
    [400_000 - 340, 9983, 9999],
    [-50, 0, 15],
    [9_000_000, 9999, 9999],
  ])('scrolled to %i px starts at option %i and ends at %i', (top, first, last) => {
    expect(windowOf(tops, { top, height: 340 })).toEqual([first, last]);
  });

  it('contains all visible rows and at most the overscan on both sides, for any heights', () => {
    const heights = fc.array(fc.integer({ min: 24, max: 300 }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(
        heights,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 40, max: 340 }),
        (all, fraction, height) => {
          const rows = options.slice(0, all.length);
          const offsets = topsOf(
            rows,
            withMeasured(
              unmeasured,
              rows.map((row, index) => [row, all[index]!]),
            ),
          );
          const top = fraction * Math.max(0, offsets.at(-1)! - height);
          const [first, last] = windowOf(offsets, { top, height });
          expect(offsets[first]!).toBeLessThanOrEqual(Math.max(0, top - OVERSCAN));
          expect(offsets[last + 1]!).toBeGreaterThanOrEqual(Math.min(offsets.at(-1)!, top + height + OVERSCAN));
          expect(last - first).toBeLessThanOrEqual((height + 2 * OVERSCAN) / 24 + 2);
        },
      ),
    );
  });

  it('returns the row at an offset', () => {
    expect([0, 39.9, 40, 399_999, 400_000, 1e9, -1].map((offset) => rowAt(tops, offset))).toEqual([
      0, 0, 1, 9999, 9999, 9999, 0,
    ]);
  });
});

describe('mounted rows of a long list', () => {
  it('are the window and the active option', () => {
    expect(mountedRows(list, 10, 13, 12)).toEqual([10, 11, 12, 13]);
    expect(mountedRows(list, 10, 13, 5000)).toEqual([10, 11, 12, 13, 5000]);
    expect(mountedRows(list, 10, 11, 2)).toEqual([2, 10, 11]);
    expect(mountedRows(list, 10, 11, -1)).toEqual([10, 11]);
  });

  it('include the names of their groups', () => {
    expect(mountedRows(inGroups, 150, 152, 350)).toEqual([101, 150, 151, 152, 303, 350]);
  });

  it('have gaps in place of unmounted rows, so that the scroll height does not change', () => {
    const mounted = mountedRows(inGroups, 200, 203, 350);
    const groups = mountedGroups(inGroups, topsInGroups, mounted);
    expect(
      groups.map(({ name, options: members }) => [inGroups.rows[name], members.map(({ position }) => position)]),
    ).toEqual([
      ['Group 1', [199, 200]],
      ['Group 2', [201]],
      ['Group 3', [347]],
    ]);
    const gaps = groups
      .flatMap(({ gap, options: members }) => [gap, ...members.map((member) => member.gap)])
      .reduce((sum, gap) => sum + gap, 0);
    const rows = mounted.reduce((sum, row) => sum + topsInGroups[row + 1]! - topsInGroups[row]!, 0);
    expect(gaps + rows).toBe(topsInGroups[351]);
  });
});

describe('scrollAnchor', () => {
  const view = { top: 4010, height: 340 };
  it('returns the active option when it is visible', () =>
    expect(scrollAnchor(tops, view, 105)).toEqual({ index: 105, below: 190 }));
  it('otherwise returns the topmost visible row, even if it is partly hidden', () => {
    expect(scrollAnchor(tops, view, 9000)).toEqual({ index: 100, below: -10 });
    expect(scrollAnchor(tops, view, -1)).toEqual({ index: 100, below: -10 });
  });
});
