import { describe, expect, it } from 'vitest';
import { shareOf } from './share-of.js';

describe('the share that is done', () => {
  it('is the part of the whole', () => expect(shareOf(3, 12)).toBe(0.25));
  it('never leaves 0 to 1', () => {
    expect(shareOf(-5, 100)).toBe(0);
    expect(shareOf(120, 100)).toBe(1);
  });
  it.each([
    [undefined, 100],
    [Number.NaN, 100],
    [3, 0],
  ])('is not known for %s of %s', (value, max) => expect(shareOf(value, max)).toBeUndefined());
});
