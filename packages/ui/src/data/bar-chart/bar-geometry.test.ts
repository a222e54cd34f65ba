import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnSeries, type ChartValue } from '../../foundation/chart/chart-data.js';
import { barGeometry } from './bar-geometry.js';

const seriesOf = (...rows: ChartValue[][]) =>
  drawnSeries(
    rows.map((values, index) => ({ id: String(index), name: String(index), values })),
    rows[0]?.length ?? 0,
    [],
  );
const withheld = { value: null, withheld: 'Fewer than 5' };
const amounts = fc.array(fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 })), {
  minLength: 1,
  maxLength: 8,
});

describe('bars', () => {
  it('start at zero, in every chart without negative values', () =>
    fc.assert(
      fc.property(amounts, (pairs) => {
        const series = seriesOf(
          pairs.map(([one]) => one),
          pairs.map(([, other]) => other),
        );
        const { scale, bars } = barGeometry(series, pairs.length, 'grouped');
        expect(scale.min).toBe(0);
        for (const bar of bars.flat()) {
          expect(bar.from).toBe(0);
          expect(bar.to).toBeCloseTo((bar.cell.value! / scale.max) * 100, 6);
        }
      }),
    ));

  it('of a stack follow each other without a gap, and end at their sum', () =>
    fc.assert(
      fc.property(amounts, (pairs) => {
        const series = seriesOf(
          pairs.map(([one]) => one),
          pairs.map(([, other]) => other),
        );
        const { scale, bars } = barGeometry(series, pairs.length, 'stacked');
        bars.forEach(([first, second], at) => {
          expect(second!.from).toBeCloseTo(first!.to, 6);
          expect(second!.to).toBeCloseTo(scale.at(pairs[at]![0] + pairs[at]![1]), 6);
        });
      }),
    ));

  it('of a 100 % chart fill the axis', () => {
    const { bars } = barGeometry(seriesOf([30, 1], [10, 3]), 2, 'percent');
    expect(bars.map((row) => row.map(({ from, to }) => [from, to]))).toEqual([
      [
        [0, 75],
        [75, 100],
      ],
      [
        [0, 25],
        [25, 100],
      ],
    ]);
  });

  it('below zero grow in the other direction', () => {
    const { scale, bars } = barGeometry(seriesOf([-5, 10]), 2, 'grouped');
    expect(bars[0]![0]!.to).toBeLessThan(scale.at(0));
    expect(bars[1]![0]!.to).toBeGreaterThan(scale.at(0));
  });

  it('of withheld values fill what the known ones leave of a total, and the whole axis beside others', () => {
    const parts = barGeometry(seriesOf([64], [withheld]), 1, 'percent', 100);
    expect(parts.bars[0]!.map(({ from, to }) => [from, to])).toEqual([
      [0, 64],
      [64, 100],
    ]);
    const beside = barGeometry(seriesOf([64], [withheld]), 1, 'grouped');
    expect(beside.bars[0]!.map(({ from, to }) => [from, Math.round(to)])).toEqual([
      [0, 91],
      [0, 100],
    ]);
  });

  it('do not exist for missing, infinite and invalid values', () => {
    expect(barGeometry(seriesOf([null, Number.NaN, Infinity]), 3, 'grouped').bars).toEqual([[], [], []]);
  });
});
