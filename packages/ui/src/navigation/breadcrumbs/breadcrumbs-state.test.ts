import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittingTail, hiddenSteps, longestTail, maxBreadcrumbs } from './breadcrumbs-state.js';

const more = 30;
/** The tail of steps with these widths in a row of this room. */
const tailOf = (widths: readonly number[], room: number, max = maxBreadcrumbs) => {
  const candidates = longestTail(widths.length, max);
  return fittingTail(widths.length, max, {
    room,
    gap: 0,
    widths: [widths[0] ?? 0, more, ...(candidates > 0 ? widths.slice(-candidates) : [])],
  });
};
const same = (count: number, width = 100) => Array.from({ length: count }, () => width);

describe('breadcrumbs', () => {
  it('S2.64 S9.16 are at most 8 at once, the "…" among them', () => {
    expect(maxBreadcrumbs).toBe(8);
    expect(hiddenSteps(8, tailOf(same(8), 9999))).toBeNull();
    expect(hiddenSteps(9, tailOf(same(9), 9999))).toEqual([1, 3]);
    expect(hiddenSteps(40, tailOf(same(40), 9999))).toEqual([1, 34]);
  });

  it('hide those after the first, as many as must, where there is no room', () => {
    expect(hiddenSteps(5, tailOf(same(5), 500))).toBeNull();
    expect(hiddenSteps(5, tailOf(same(5), 431))).toEqual([1, 2]);
    expect(hiddenSteps(5, tailOf(same(5), 330))).toEqual([1, 3]);
    expect(hiddenSteps(5, tailOf(same(5), 100))).toEqual([1, 4]);
  });

  it('let the name of this page give way first', () => {
    expect(hiddenSteps(3, tailOf([80, 100, 900], 400))).toBeNull();
    expect(hiddenSteps(3, tailOf([80, 200, 900], 400))).toEqual([1, 2]);
  });

  it('hold their promises for every way, width and limit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 20, max: 400 }), { maxLength: 30 }),
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 0, max: 12 }),
        (widths, room, max) => {
          const count = widths.length;
          const tail = tailOf(widths, room, max);
          const hidden = hiddenSteps(count, tail);
          const [from, to] = hidden ?? [count, count];
          // The first and the last are seen, and what hides lies between them without a gap.
          expect(hidden === null || (from === 1 && to > from && to < count)).toBe(true);
          const seen = count - (to - from) + (hidden ? 1 : 0);
          expect(seen).toBeLessThanOrEqual(Math.max(max, Math.min(count, 3)));
          // What is seen has room, unless no less can be seen.
          const used = widths.reduce(
            (sum, width, index) =>
              index >= from && index < to ? sum : sum + (index === count - 1 ? Math.min(width, room * 0.4) : width),
            hidden ? more : 0,
          );
          expect(tail <= 1 || used <= room + 1).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('never show fewer in more room', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 20, max: 400 }), { minLength: 2, maxLength: 14 }),
        fc.integer({ min: 50, max: 1500 }),
        fc.nat(600),
        (widths, room, extra) => {
          // The last step takes a share of the room, so only a way whose last is short says something.
          const way = [...widths.slice(0, -1), 20];
          expect(tailOf(way, room + extra)).toBeGreaterThanOrEqual(tailOf(way, room));
        },
      ),
    );
  });
});
