import type { Cell, DrawnSeries } from '../../foundation/chart/chart-data.js';
import { numbersOf } from '../../foundation/chart/chart-data.js';
import { valueScale, type ValueScale } from '../../foundation/chart/value-scale.js';

export type BarLayout = 'grouped' | 'stacked' | 'percent' | 'dumbbell';

/** A bar, or a point of a dumbbell. Positions are percentages of the value axis. */
export interface Bar {
  series: number;
  color: number;
  at: number;
  from: number;
  to: number;
  /** Position among the bars of the category, and their number. Stacked bars share one lane. */
  lane: number;
  lanes: number;
  cell: Cell;
}

export interface BarGeometry {
  scale: ValueScale;
  /** The bars of each category. */
  bars: readonly (readonly Bar[])[];
  /** The sum of each category, without withheld and missing values. */
  totals: readonly number[];
}

type Stack = { positive: number; negative: number };

/** Share of the axis of a withheld value in a stack whose total is not known. */
const unknownShare = 0.06;

const sumOf = (visible: readonly DrawnSeries[], at: number) =>
  visible.reduce((sum, { cells }) => sum + Math.abs(cells[at]?.value ?? 0), 0);

/** Returns the highest and lowest ends of the stacks. */
function endsOfStacks(visible: readonly DrawnSeries[], count: number, total: number | undefined): number[] {
  const ends = Array.from({ length: count }, (_, at) => {
    const values = visible.map(({ cells }) => cells[at]?.value ?? 0);
    const end = (sign: 1 | -1) => values.reduce((sum, value) => (value * sign > 0 ? sum + value : sum), 0);
    return [end(1), end(-1)];
  }).flat();
  return total === undefined ? ends : [...ends, total];
}

/**
 * Returns the bars of a chart. The axis always includes zero. In a stack with a `total`, withheld values share what the
 * known ones leave; without one they have a fixed size. In other layouts a withheld value has the length of the axis. A
 * missing value has no bar.
 */
export function barGeometry(
  visible: readonly DrawnSeries[],
  count: number,
  layout: BarLayout,
  total?: number,
): BarGeometry {
  const isStack = layout === 'stacked' || layout === 'percent';
  const scale =
    layout === 'percent'
      ? valueScale([0, 1], { zero: true, max: 1 })
      : valueScale(isStack ? endsOfStacks(visible, count, total) : numbersOf(visible), { zero: true });
  const zero = scale.at(0);
  const bars = Array.from({ length: count }, (_, at): Bar[] => {
    const sum = sumOf(visible, at);
    const whole = layout === 'percent' ? Math.max(total ?? sum, sum) || 1 : 1;
    const withheld = visible.filter(({ cells }) => cells[at]?.withheld !== undefined).length;
    const left =
      total !== undefined && withheld > 0
        ? Math.max(0, total - sum) / withheld / whole
        : unknownShare * (scale.max - scale.min);
    const stack: Stack = { positive: 0, negative: 0 };
    return visible.flatMap(({ cells, index, color }, lane): Bar[] => {
      const cell = cells[at];
      if (!cell || (cell.value === null && cell.withheld === undefined)) return [];
      const shared = { series: index, color, at, cell, lane: isStack || layout === 'dumbbell' ? 0 : lane };
      const lanes = isStack || layout === 'dumbbell' ? 1 : visible.length;
      if (!isStack)
        return [
          cell.value === null
            ? { ...shared, lanes, from: 0, to: 100 }
            : { ...shared, lanes, from: layout === 'dumbbell' ? scale.at(cell.value) : zero, to: scale.at(cell.value) },
        ];
      const size = cell.value === null ? left : cell.value / whole;
      const side = size < 0 ? 'negative' : 'positive';
      const from = stack[side];
      stack[side] += size;
      return [{ ...shared, lanes, from: scale.at(from), to: Math.min(100, scale.at(stack[side])) }];
    });
  });
  return { scale, bars, totals: bars.map((_, at) => sumOf(visible, at)) };
}
