import { describe, expect, it } from 'vitest';
import { shareOf } from './progress-props.js';

describe('shareOf', () => {
  it('divides the value by the maximum', () => expect(shareOf(3, 12)).toBe(0.25));
  it('limits the result to 0 to 1', () => {
    expect(shareOf(-5, 100)).toBe(0);
    expect(shareOf(120, 100)).toBe(1);
  });
  it.each([
    [undefined, 100],
    [Number.NaN, 100],
    [3, 0],
  ])('is undefined for %s of %s', (value, max) => expect(shareOf(value, max)).toBeUndefined());
});
