import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RowWidths } from '../../foundation/overflow.js';
import {
  candidates,
  currentGroup,
  fittingGroups,
  maxNavBar,
  mostShown,
  restGroups,
  shownGroups,
  stopAfter,
} from './nav-bar-state.js';

const more = 90;
/** The measurements of a row of groups with these widths. */
const row = (widths: readonly number[], current: number, available: number, max = maxNavBar): RowWidths => ({
  available,
  gap: 4,
  widths: [...candidates(widths.length, max, current).map((group) => widths[group]!), more],
});
const lay = (widths: readonly number[], { current = -1, available = 1200, max = maxNavBar } = {}) => {
  const count = widths.length;
  const shown = shownGroups(
    count,
    fittingGroups({ count, max, current }, row(widths, current, available, max)),
    current,
  );
  return { shown, rest: restGroups(count, shown) };
};
const same = (count: number, width = 100) => Array.from({ length: count }, () => width);
const ascending = (groups: readonly number[]) =>
  groups.every((group, index) => index === 0 || group > groups[index - 1]!);

describe('NavBar overflow', () => {
  it('shows at most 7 entries: all seven, or six and "more" (S2.65, D.71)', () => {
    expect(lay(same(7))).toEqual({ shown: [0, 1, 2, 3, 4, 5, 6], rest: [] });
    expect(lay(same(8))).toEqual({ shown: [0, 1, 2, 3, 4, 5], rest: [6, 7] });
  });

  it('moves groups that do not fit into "more", at least two (D.71)', () => {
    expect(lay(same(5), { available: 516 }).rest).toEqual([]);
    expect(lay(same(5), { available: 515 }).rest).toEqual([3, 4]); // four and "more" would fit
    expect(lay(same(5), { available: 402 }).rest).toEqual([3, 4]);
    expect(lay(same(5), { available: 401 }).rest).toEqual([2, 3, 4]);
  });

  it('shows the current group as the last one if it would move into "more"', () => {
    expect(lay(same(9), { current: 8 })).toEqual({ shown: [0, 1, 2, 3, 4, 8], rest: [5, 6, 7] });
    expect(lay(same(9), { current: 2 }).shown).toEqual([0, 1, 2, 3, 4, 5]);
    expect(lay([100, 100, 100, 100, 400], { current: 4, available: 500 }).shown).toEqual([4]);
  });

  it('keeps its invariants for every width, number of groups and current page', () => {
    const bars = fc.array(fc.integer({ min: 24, max: 400 }), { maxLength: 24 }).chain((widths) =>
      fc.record({
        widths: fc.constant(widths),
        current: fc.integer({ min: -1, max: widths.length - 1 }),
        available: fc.integer({ min: 1, max: 2400 }),
        max: fc.integer({ min: 2, max: 9 }),
      }),
    );
    fc.assert(
      fc.property(bars, ({ widths, current, available, max }) => {
        const count = widths.length;
        const { shown, rest } = lay(widths, { current, available, max });
        expect([...shown, ...rest].sort((a, b) => a - b)).toEqual(widths.map((_, index) => index)); // every group appears exactly once
        expect(ascending(shown) && ascending(rest)).toBe(true);
        expect(shown.length + (rest.length > 0 ? 1 : 0)).toBeLessThanOrEqual(Math.max(2, max));
        expect(rest).not.toHaveLength(1);
        expect(current < 0 || shown.includes(current)).toBe(true);
        expect(shown.length > 0).toBe(count > 0);
        // The visible groups fit, unless only the minimum number of groups is shown.
        const used =
          shown.reduce((sum, group) => sum + widths[group]!, rest.length > 0 ? more : 0) +
          4 * (shown.length + (rest.length > 0 ? 0 : -1));
        expect(used <= available + 1 || shown.length === 1 || count <= 2).toBe(true);
        // The current group can only replace the last visible group, so all others are the first groups.
        expect(
          shown.filter((group) => group !== current).every((group, index) => group === index || group === index + 1),
        ).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('never shows fewer groups in a wider row', () => {
    const bars = fc.record({
      widths: fc.array(fc.integer({ min: 24, max: 300 }), { minLength: 1, maxLength: 12 }),
      available: fc.integer({ min: 100, max: 1600 }),
      extra: fc.nat(600),
    });
    fc.assert(
      fc.property(bars, ({ widths, available, extra }) => {
        expect(lay(widths, { available: available + extra }).shown.length).toBeGreaterThanOrEqual(
          lay(widths, { available }).shown.length,
        );
      }),
    );
  });

  it('renders only groups that are visible at some width', () => {
    expect(candidates(1000, 7, 900)).toEqual([0, 1, 2, 3, 4, 5, 900]);
    expect(candidates(3, 7, 1)).toEqual([0, 1, 2]);
    expect([mostShown(0, 7), mostShown(7, 7), mostShown(8, 7), mostShown(3, 1)]).toEqual([0, 7, 6, 1]);
  });

  it('finds the group of the current page at any depth and skips invalid entries', () => {
    const broken = null as never;
    const groups = [
      { id: 'a', label: 'A', items: [broken, { id: 'x', label: 'X' }] },
      broken,
      { id: 'b', label: 'B', items: [{ id: 'c', label: 'C', items: [{ id: 'd', label: 'D', href: '/d' }] }] },
    ];
    expect([
      currentGroup(groups, 'd'),
      currentGroup(groups, 'x'),
      currentGroup(groups, 'unknown'),
      currentGroup(groups, undefined),
    ]).toEqual([2, 0, -1, -1]);
  });

  it('moves by arrow keys in the reading direction, without wrapping around', () => {
    const stops = (rtl: boolean) =>
      ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End', 'a'].map((key) => stopAfter(key, 1, 4, rtl));
    expect(stops(false)).toEqual([2, 2, 0, 0, 0, 3, null]);
    expect(stops(true)).toEqual([0, 2, 2, 0, 0, 3, null]);
    expect([
      stopAfter('ArrowRight', 3, 4, false),
      stopAfter('ArrowUp', 0, 4, false),
      stopAfter('End', -1, 0, false),
    ]).toEqual([null, null, null]);
  });
});
