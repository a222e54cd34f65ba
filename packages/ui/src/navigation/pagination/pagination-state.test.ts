import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageAfterResize, pageCountOf, pageEntries, pageWithin, rangeOf } from './pagination-state.js';

const numbers = (entries: readonly unknown[]) => entries.filter((entry) => typeof entry === 'number');
const sizes = fc.constantFrom(1, 10, 20, 50, 100);

describe('Page numbers', () => {
  it('are finite integers for any totals', () => {
    for (const total of [NaN, -3, -Infinity])
      expect([pageCountOf(total, 20), rangeOf(1, 20, total)]).toEqual([1, { from: 0, to: 0 }]);
    expect(pageCountOf(Infinity, 20)).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
    for (const pageSize of [NaN, 0, -1]) expect(rangeOf(1, pageSize, 5)).toEqual({ from: 1, to: 1 });
    expect(pageCountOf(1e9, 20)).toBe(5e7);
    for (const siblings of [NaN, -2, 0.5])
      expect(pageEntries(9, 20, siblings)).toEqual([1, 'gap-before', 9, 'gap-after', 20]);
  });

  it('omit the pages far from the current page', () => {
    expect(pageEntries(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageEntries(1, 27)).toEqual([1, 2, 3, 4, 5, 'gap-after', 27]);
    expect(pageEntries(4, 27)).toEqual([1, 2, 3, 4, 5, 'gap-after', 27]);
    expect(pageEntries(5, 27)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 27]);
    expect(pageEntries(24, 27)).toEqual([1, 'gap-before', 23, 24, 25, 26, 27]);
    expect(pageEntries(27, 27)).toEqual([1, 'gap-before', 23, 24, 25, 26, 27]);
    expect(pageEntries(9, 20, 0)).toEqual([1, 'gap-before', 9, 'gap-after', 20]);
  });

  it('contain the first, current and last page once each, in order, and have a constant length', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: -5, max: 10_005 }),
        fc.integer({ min: 0, max: 3 }),
        (count, page, siblings) => {
          const entries = pageEntries(page, count, siblings);
          const shown = numbers(entries) as number[];
          expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b));
          expect(shown).toContain(pageWithin(page, count));
          expect([shown[0], shown.at(-1)]).toEqual([1, count]);
          expect(entries).toHaveLength(Math.min(count, 2 * siblings + 5));
        },
      ),
    );
  });

  it('have a gap only in place of two or more pages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 0, max: 3 }),
        (count, page, siblings) => {
          const entries = pageEntries(page, count, siblings);
          for (const [index, entry] of entries.entries()) {
            const step = (entries[index + 1] as number) - (entries[index - 1] as number);
            expect(typeof entry === 'number' || step > 2).toBe(true);
          }
        },
      ),
    );
  });
});

describe('Records of a page', () => {
  it('are 21 to 40 of 532 on the second page', () => {
    expect(rangeOf(2, 20, 532)).toEqual({ from: 21, to: 40 });
    expect(rangeOf(27, 20, 532)).toEqual({ from: 521, to: 532 });
    expect(rangeOf(1, 20, 0)).toEqual({ from: 0, to: 0 });
    expect(pageCountOf(532, 20)).toBe(27);
    expect(pageCountOf(0, 20)).toBe(1);
    expect(pageWithin(Number.NaN, 5)).toBe(1);
  });

  it('cover every record exactly once over all pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), sizes, (total, size) => {
        const pages = Array.from({ length: pageCountOf(total, size) }, (_, index) => rangeOf(index + 1, size, total));
        expect(pages.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(total);
        expect(pages.every(({ from }, index) => from === (pages[index - 1]?.to ?? 0) + 1)).toBe(true);
      }),
    );
  });

  it('still include the first record of the page after a change of the page size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), sizes, sizes, fc.nat(), (total, size, next, seed) => {
        const page = 1 + (seed % pageCountOf(total, size));
        const first = rangeOf(page, size, total).from;
        const after = rangeOf(pageAfterResize(page, size, next), next, total);
        expect(after.from).toBeLessThanOrEqual(first);
        expect(after.to).toBeGreaterThanOrEqual(first);
      }),
    );
  });
});
