import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledTeeth, notches, tooth } from './seal-geometry.js';

describe('the seal', () => {
  it('is empty at 0, full at 1, and never beyond', () => {
    expect([0, 1, -3, 7, Number.NaN].map(filledTeeth)).toEqual([0, notches, 0, notches, 0]);
  });
  it('never loses teeth while a share grows', () => {
    fc.assert(fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (a, b) => filledTeeth(Math.min(a, b)) <= filledTeeth(Math.max(a, b))));
  });
  it('draws each tooth at a place of its own', () => {
    expect(new Set(Array.from({ length: notches }, (_, index) => tooth(index))).size).toBe(notches);
  });
});
