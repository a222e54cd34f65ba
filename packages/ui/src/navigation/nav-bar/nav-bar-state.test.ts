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
/** A row of groups with these widths, as it would be measured. */
const row = (widths: readonly number[], current: number, room: number, max = maxNavBar): RowWidths => ({
  room,
  gap: 4,
  widths: [...candidates(widths.length, max, current).map((group) => widths[group]!), more],
});
const lay = (widths: readonly number[], { current = -1, room = 1200, max = maxNavBar } = {}) => {
  const count = widths.length;
  const shown = shownGroups(count, fittingGroups({ count, max, current }, row(widths, current, room, max)), current);
  return { shown, rest: restGroups(count, shown) };
};
const same = (count: number, width = 100) => Array.from({ length: count }, () => width);
const ascending = (groups: readonly number[]) =>
  groups.every((group, index) => index === 0 || group > groups[index - 1]!);

describe('the groups of a nav bar', () => {
  it('S2.65 D.71 are at most 7: all seven, or six and "more"', () => {
    expect(lay(same(7))).toEqual({ shown: [0, 1, 2, 3, 4, 5, 6], rest: [] });
    expect(lay(same(8))).toEqual({ shown: [0, 1, 2, 3, 4, 5], rest: [6, 7] });
  });

  it('D.71 go to "more" where there is no room, never one alone', () => {
    expect(lay(same(5), { room: 516 }).rest).toEqual([]);
    expect(lay(same(5), { room: 515 }).rest).toEqual([3, 4]); // four and "more" would fit
    expect(lay(same(5), { room: 402 }).rest).toEqual([3, 4]);
    expect(lay(same(5), { room: 401 }).rest).toEqual([2, 3, 4]);
  });

  it('keep the current one in sight, in the place of the last', () => {
    expect(lay(same(9), { current: 8 })).toEqual({ shown: [0, 1, 2, 3, 4, 8], rest: [5, 6, 7] });
    expect(lay(same(9), { current: 2 }).shown).toEqual([0, 1, 2, 3, 4, 5]);
    expect(lay([100, 100, 100, 100, 400], { current: 4, room: 500 }).shown).toEqual([4]);
  });

  it('hold their promises at every width, number and current page', () => {
    const bars = fc
      .array(fc.integer({ min: 24, max: 400 }), { maxLength: 24 })
      .chain((widths) =>
        fc.record({
          widths: fc.constant(widths),
          current: fc.integer({ min: -1, max: widths.length - 1 }),
          room: fc.integer({ min: 1, max: 2400 }),
          max: fc.integer({ min: 2, max: 9 }),
        }),
      );
    fc.assert(
      fc.property(bars, ({ widths, current, room, max }) => {
        const count = widths.length;
        const { shown, rest } = lay(widths, { current, room, max });
        expect([...shown, ...rest].sort((a, b) => a - b)).toEqual(widths.map((_, index) => index)); // everything is reached, once
        expect(ascending(shown) && ascending(rest)).toBe(true);
        expect(shown.length + (rest.length > 0 ? 1 : 0)).toBeLessThanOrEqual(Math.max(2, max));
        expect(rest).not.toHaveLength(1);
        expect(current < 0 || shown.includes(current)).toBe(true);
        expect(shown.length > 0).toBe(count > 0);
        // What is shown fits, unless no less can be shown.
        const used =
          shown.reduce((sum, group) => sum + widths[group]!, rest.length > 0 ? more : 0) +
          4 * (shown.length + (rest.length > 0 ? 0 : -1));
        expect(used <= room + 1 || shown.length === 1 || count <= 2).toBe(true);
        // Those before the current one are the first ones.
        expect(
          shown.filter((group) => group !== current).every((group, index) => group === index || group === index + 1),
        ).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('never show fewer in more room', () => {
    const bars = fc.record({
      widths: fc.array(fc.integer({ min: 24, max: 300 }), { minLength: 1, maxLength: 12 }),
      room: fc.integer({ min: 100, max: 1600 }),
      extra: fc.nat(600),
    });
    fc.assert(
      fc.property(bars, ({ widths, room, extra }) => {
        expect(lay(widths, { room: room + extra }).shown.length).toBeGreaterThanOrEqual(
          lay(widths, { room }).shown.length,
        );
      }),
    );
  });

  it('stand in the row only where they could be seen', () => {
    expect(candidates(1000, 7, 900)).toEqual([0, 1, 2, 3, 4, 5, 900]);
    expect(candidates(3, 7, 1)).toEqual([0, 1, 2]);
    expect([mostShown(0, 7), mostShown(7, 7), mostShown(8, 7), mostShown(3, 1)]).toEqual([0, 7, 6, 1]);
  });

  it('know the group of the current page at any depth, past entries that are broken', () => {
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

  it('are gone through by arrows, with the direction of writing, without going round', () => {
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
