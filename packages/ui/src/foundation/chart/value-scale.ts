import { scaleLinear } from 'd3-scale';

/** A value axis: positions are percentages of the length of the axis. */
export interface ValueScale {
  min: number;
  max: number;
  /** Round values with a grid line. */
  ticks: readonly number[];
  /** Whether the axis starts above zero. */
  isBroken: boolean;
  /** Returns the position of a value, 0 to 100. */
  at: (value: number) => number;
}

interface Options {
  /** Starts at zero, as bars must. */
  zero: boolean;
  /** Number of grid lines. Default 5. */
  ticks?: number | undefined;
  /** Fixed upper end, such as 1 for shares. */
  max?: number | undefined;
}

/** Returns an axis with round ends for some numbers. Without numbers it runs from 0 to 1. */
export function valueScale(numbers: readonly number[], { zero, ticks: count = 5, max }: Options): ValueScale {
  const values = zero || numbers.length === 0 ? [0, ...numbers] : numbers;
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (max !== undefined) high = max;
  if (low === high) high = low + (Math.abs(low) || 1);
  const scale = scaleLinear().domain([low, high]);
  if (max === undefined) scale.nice(count);
  const [from = 0, to = 1] = scale.domain();
  const at = scaleLinear().domain([from, to]).range([0, 100]);
  return { min: from, max: to, ticks: at.ticks(count), isBroken: from > 0, at };
}
