import { describe, expect, it } from 'vitest';
import { railPosition, railState } from './range-rail-state.js';

describe('the state of a value', () => {
  it.each([
    [3.5, 'within'],
    [5.1, 'within'],
    [3.49, 'below'],
    [5.11, 'above'],
    [null, 'unknown'],
    [Number.NaN, 'unknown'],
  ])('%s is %s in 3.5 to 5.1', (value, state) => expect(railState(value, 3.5, 5.1)).toBe(state));
});

it('places values outside the rail at its ends', () => {
  expect([0, 2, 4.5, 7, 90].map((value) => railPosition(value, 2, 7))).toEqual([0, 0, 50, 100, 100]);
  expect(railPosition(3, 5, 5)).toBe(0);
});
