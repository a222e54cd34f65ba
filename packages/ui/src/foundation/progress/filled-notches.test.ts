import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dashes, filledNotches, notches } from './filled-notches.js';

describe('filledNotches', () => {
  it('is empty at 0, full at 1, and at least one for any progress', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(filledNotches)).toEqual([0, 1, 6, 11, 12]);
  });

  it('is full only at 1 and never decreases as progress grows', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(filledNotches(less)).toBeLessThanOrEqual(filledNotches(more));
        expect(filledNotches(more) === notches).toBe(more === 1);
      }),
    );
  });

  it.each([Number.NaN, -1, -Infinity])('treats %d as 0', (fill) => expect(filledNotches(fill)).toBe(0));

  it('draws as many dashes as notches', () => {
    for (let count = 1; count <= notches; count++)
      expect(
        dashes(count)
          .split(' ')
          .filter((length) => length === '8'),
      ).toHaveLength(count);
  });
});
