import { scaleQuantize } from 'd3-scale';
import { numbersOf, type DrawnSeries } from '../../foundation/chart/chart-data.js';

/** Number of shades. More are not distinguishable. */
export const shadeCount = 5;

export interface Shades {
  /** Returns the shade of a value, 1 (low) to 5 (high). */
  shadeOf: (value: number) => number;
  /** Lowest value of each shade and the highest of the last one. */
  limits: readonly number[];
}

/** Returns the shades of the values of a heat map: five steps of equal size with round limits, which are whole for a few whole numbers. */
export function shades(series: readonly DrawnSeries[]): Shades {
  const numbers = numbersOf(series);
  const [low, high] = numbers.reduce(([low, high], one) => [Math.min(low, one), Math.max(high, one)], [
    Infinity,
    -Infinity,
  ] as [number, number]);
  const isCounted = low <= high && high - low < shadeCount && numbers.every(Number.isInteger);
  const [from, to] = low > high ? [0, 1] : isCounted ? [low, low + shadeCount] : [low, high];
  const scale = scaleQuantize<number>()
    .domain([from, to])
    .range(Array.from({ length: shadeCount }, (_, index) => index + 1))
    .nice();
  const [first, last] = scale.domain();
  return { shadeOf: (value) => scale(value), limits: [first, ...scale.thresholds(), last] };
}
