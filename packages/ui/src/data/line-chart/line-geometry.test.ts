import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isolated, linePath, manyPoints, spread, thinned, type LinePoint } from './line-geometry.js';

const pointsOf = (values: readonly (number | null)[]): LinePoint[] =>
  values.map((y, at) => ({ at, x: (at / (values.length - 1)) * 100, y }));
const value = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { freq: 40 });
const long = fc.array(value, { minLength: manyPoints + 1, maxLength: manyPoints + 4000 });

describe('a long line', () => {
  it('keeps its extremes, its gaps and its order, with at most four points per pixel', () =>
    fc.assert(
      fc.property(long, (values) => {
        const points = pointsOf(values);
        const kept = thinned(points);
        const known = (all: readonly LinePoint[]) => all.flatMap(({ y }) => (y === null ? [] : [y]));
        expect([Math.min(...known(kept)), Math.max(...known(kept))]).toEqual([
          Math.min(...known(points)),
          Math.max(...known(points)),
        ]);
        expect(kept.map(({ at }) => at)).toEqual(kept.map(({ at }) => at).toSorted((one, other) => one - other));
        const gaps = (all: readonly LinePoint[]) =>
          all.filter(({ y }, at) => y === null && all[at - 1]?.y !== null).length;
        expect(gaps(kept)).toBe(gaps(points));
      }),
      { numRuns: 25 },
    ));

  it('of 100,000 points has at most 4,000', () => {
    const points = pointsOf(Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 100));
    expect(thinned(points).length).toBeLessThanOrEqual(4004);
  });
});

it('a line has a gap for each missing value', () => {
  expect(linePath(pointsOf([10, null, 20, 30]))).toBe('M0,100ZM666.67,200L1000,300');
  expect(isolated(pointsOf([10, null, 20, 30])).map(({ at }) => at)).toEqual([0]);
});

describe('texts at the ends of lines', () => {
  it('do not overlap and stay in the plot', () =>
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 6 }), (tops) => {
        const sorted = spread(tops, 8).toSorted((one, other) => one - other);
        sorted.slice(1).forEach((top, index) => expect(top - sorted[index]!).toBeGreaterThanOrEqual(8 - 1e-9));
        expect(sorted.at(-1)).toBeLessThanOrEqual(100);
      }),
    ));

  it('stay where they are if there is room', () => expect(spread([50, 10], 8)).toEqual([50, 10]));
});
