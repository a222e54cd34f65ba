import { decimalsOf } from '../../foundation/locale/decimals-of.js';

/**
 * Returns the value that a native range input has for a value: within the bounds, and the nearest of the steps that are
 * counted from `min`, the higher one in the middle. Source: HTML, 4.10.5.1.13.
 */
export function sliderValue(value: number, min: number, max: number, step: number | 'any'): number {
  if (max < min) return min;
  const within = Math.min(max, Math.max(min, value));
  if (step === 'any') return within;
  const last = Math.floor((max - min) / step + 1e-9);
  const position = Math.min(last, Math.floor((within - min) / step + 0.5 + 1e-9));
  return Number((min + position * step).toFixed(Math.min(20, Math.max(decimalsOf(min), decimalsOf(step)))));
}
