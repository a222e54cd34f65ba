import { expect, it } from 'vitest';
import { sliderValue } from './slider-value.js';

it.each([
  [33, 0, 100, 10, 30],
  [35, 0, 100, 10, 40],
  [-5, 0, 100, 10, 0],
  [99, 0, 95, 10, 90],
  [0.26, 0, 1, 0.1, 0.3],
  [0.7, 0.1, 1, 0.2, 0.7],
  [2.5, 0, 5, 1, 3],
  [-2.5, -5, 5, 1, -2],
  [33.3, 0, 100, 'any', 33.3],
  [5, 10, 0, 1, 10],
] as const)('%d between %d and %d in steps of %s is %d', (value, min, max, step, shown) =>
  expect(sliderValue(value, min, max, step)).toBe(shown),
);
