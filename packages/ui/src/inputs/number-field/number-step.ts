import { decimalsOf } from '../../foundation/locale/decimals-of.js';
import { shifted, type NumberWriting } from './number-format.js';

export interface NumberLimits {
  /** Smallest value. Steps are counted from it. */
  min?: number | undefined;
  /** Largest value. */
  max?: number | undefined;
  /** Distance between values. Other values are an error. */
  step?: number | undefined;
}

/** Rounds the error of an addition or multiplication away. */
const rounded = (value: number, decimals: number) => Number(value.toFixed(Math.min(20, decimals)));

const decimalsIn = (...values: (number | undefined)[]) =>
  Math.max(...values.map((value) => (value === undefined ? 0 : decimalsOf(value))));

/** Returns the position of a value among the steps, counted from `min`. Whole for a value on a step. */
function positionOf(value: number, step: number, base: number): number {
  const position = (value - base) / step;
  const nearest = Math.round(position);
  return Math.abs(position - nearest) < 1e-9 ? nearest : position;
}

/** Returns the value at a position, without the error of the multiplication. */
const valueAt = (position: number, step: number, base: number) =>
  rounded(base + position * step, decimalsIn(step, base));

/**
 * Returns the value after `count` steps up, or down if negative, limited to `min` and `max`. With a step, a value
 * between two steps moves to the next one first, and the result is on a step. Without a step, the value changes by
 * `unit`. An empty field starts at `min`, or at `max` for a step down.
 */
export function steppedValue(value: number | null, count: number, { min, max, step }: NumberLimits, unit = 1): number {
  if (value === null) return (count > 0 ? min : max) ?? (count > 0 ? max : min) ?? 0;
  if (step === undefined) {
    const moved = rounded(value + count * unit, decimalsIn(value, unit));
    return Math.max(min ?? -Infinity, Math.min(max ?? Infinity, moved));
  }
  const base = min ?? 0;
  const current = positionOf(value, step, base);
  const moved = (count > 0 ? Math.floor(current) : Math.ceil(current)) + count;
  const first = min === undefined ? -Infinity : 0;
  const last = max === undefined ? Infinity : Math.floor(positionOf(max, step, base));
  return valueAt(Math.min(Math.max(moved, first), Math.max(first, last)), step, base);
}

export type NumberProblem =
  | { kind: 'tooSmall' | 'tooLarge' | 'tooPrecise' }
  /** The nearest allowed values. */
  | { kind: 'offStep'; below: number; above: number };

/** Whether only whole numbers are allowed, by the format or by the step. */
export const isWhole = (
  { min = 0, step }: NumberLimits,
  { decimals, shift }: Pick<NumberWriting, 'decimals' | 'shift'>,
) => decimals === 0 || (Number.isInteger(step) && Number.isInteger(min) && !shift);

/** Returns why a value is not allowed, or null. */
export function problemOf(
  value: number,
  { min, max, step }: NumberLimits,
  { decimals, shift }: Pick<NumberWriting, 'decimals' | 'shift'>,
): NumberProblem | null {
  if (decimalsOf(shifted(value, -shift)) > decimals) return { kind: 'tooPrecise' };
  if (min !== undefined && value < min) return { kind: 'tooSmall' };
  if (max !== undefined && value > max) return { kind: 'tooLarge' };
  if (step === undefined) return null;
  const position = positionOf(value, step, min ?? 0);
  if (Number.isInteger(position)) return null;
  const below = valueAt(Math.floor(position), step, min ?? 0);
  const above = valueAt(Math.ceil(position), step, min ?? 0);
  return { kind: 'offStep', below, above: max !== undefined && above > max ? below : above };
}
