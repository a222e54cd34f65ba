import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dashes, filledNotches, notches } from './seal-state.js';

describe('the seal', () => {
  it('is empty for nothing, full for everything, and shows every start', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(filledNotches)).toEqual([0, 1, 6, 11, 12]);
  });

  it('is full only when all is done, and never falls as a device moves on', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(filledNotches(less)).toBeLessThanOrEqual(filledNotches(more));
        expect(filledNotches(more) === notches).toBe(more === 1);
      }),
    );
  });

  it.each([Number.NaN, -1, -Infinity])('takes %d for nothing', (fill) => expect(filledNotches(fill)).toBe(0));

  it('draws as many dashes as notches', () => {
    for (let count = 1; count <= notches; count++)
      expect(
        dashes(count)
          .split(' ')
          .filter((length) => length === '8'),
      ).toHaveLength(count);
  });
});
