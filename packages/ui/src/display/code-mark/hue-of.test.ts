import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hueOf } from './hue-of.js';

describe('hueOf', () => {
  it('returns one of twelve hues for any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (group) => {
        expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(hueOf(group));
      }),
    );
  });
  it('returns distinct hues for the groups of the medical-device codes', () => {
    expect(new Set(['A1', 'A2', 'A3', 'B1', 'B2', 'S', 'T'].map(hueOf)).size).toBe(7);
  });
  it('never changes, because users learn the hues', () => expect(['A1', 'S', 'T'].map(hueOf)).toEqual([7, 5, 4]));
});
