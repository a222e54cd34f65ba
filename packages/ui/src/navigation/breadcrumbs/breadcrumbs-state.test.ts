import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittingTail, hiddenSteps, longestTail, maxBreadcrumbs } from './breadcrumbs-state.js';

const more = 30;
/** Returns the tail for steps of these widths in a row of this width. */
const tailOf = (widths: readonly number[], available: number, max = maxBreadcrumbs) => {
  const candidates = longestTail(widths.length, max);
  return fittingTail(widths.length, max, {
    available,
    gap: 0,
    widths: [widths[0] ?? 0, more, ...(candidates > 0 ? widths.slice(-candidates) : [])],
  });
};
const same = (count: number, width = 100) => Array.from({ length: count }, () => width);

describe('Breadcrumb overflow', () => {
  it('shows at most 8 items, including the "…" (S2.64, S9.16)', () => {
    expect(maxBreadcrumbs).toBe(8);
    expect(hiddenSteps(8, tailOf(same(8), 9999))).toBeNull();
    expect(hiddenSteps(9, tailOf(same(9), 9999))).toEqual([1, 3]);
    expect(hiddenSteps(40, tailOf(same(40), 9999))).toEqual([1, 34]);
  });

  it('hides as few steps after the first as necessary when the row is too narrow', () => {
    expect(hiddenSteps(5, tailOf(same(5), 500))).toBeNull();
    expect(hiddenSteps(5, tailOf(same(5), 431))).toEqual([1, 2]);
    expect(hiddenSteps(5, tailOf(same(5), 330))).toEqual([1, 3]);
    expect(hiddenSteps(5, tailOf(same(5), 100))).toEqual([1, 4]);
  });

  it('truncates the name of the current page first', () => {
    expect(hiddenSteps(3, tailOf([80, 100, 900], 400))).toBeNull();
    expect(hiddenSteps(3, tailOf([80, 200, 900], 400))).toEqual([1, 2]);
  });

  it('keeps its invariants for every trail, width and limit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 20, max: 400 }), { maxLength: 30 }),
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 0, max: 12 }),
        (widths, available, max) => {
          const count = widths.length;
          const tail = tailOf(widths, available, max);
          const hidden = hiddenSteps(count, tail);
          const [from, to] = hidden ?? [count, count];
          // The first and the last step are visible, and the hidden steps form one range between them.
          expect(hidden === null || (from === 1 && to > from && to < count)).toBe(true);
          const seen = count - (to - from) + (hidden ? 1 : 0);
          expect(seen).toBeLessThanOrEqual(Math.max(max, Math.min(count, 3)));
          // The visible steps fit, unless only the minimum number of steps is shown.
          const used = widths.reduce(
            (sum, width, index) =>
              index >= from && index < to
                ? sum
                : sum + (index === count - 1 ? Math.min(width, available * 0.4) : width),
            hidden ? more : 0,
          );
          expect(tail <= 1 || used <= available + 1).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('never shows fewer steps in a wider row', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 20, max: 400 }), { minLength: 2, maxLength: 14 }),
        fc.integer({ min: 50, max: 1500 }),
        fc.nat(600),
        (widths, available, extra) => {
          // A long last step takes a fraction of the row, so the test applies to a short last step only.
          const trail = [...widths.slice(0, -1), 20];
          expect(tailOf(trail, available + extra)).toBeGreaterThanOrEqual(tailOf(trail, available));
        },
      ),
    );
  });
});
