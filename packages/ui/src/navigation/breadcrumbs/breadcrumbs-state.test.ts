import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fits, hiddenSteps, maxBreadcrumbs } from './breadcrumbs-state.js';

describe('breadcrumbs', () => {
  it('S2.64 S9.16 are at most 8 at once', () => {
    expect(maxBreadcrumbs).toBe(8);
    expect(hiddenSteps(8, maxBreadcrumbs, true)).toBeNull();
    expect(hiddenSteps(9, maxBreadcrumbs, true)).toEqual([1, 8]);
  });

  it('never hide the first or the last, and hide nothing between two', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.integer({ min: 2, max: 12 }), fc.boolean(), (count, max, wide) => {
        const hidden = hiddenSteps(count, max, wide);
        const tooMany = count > max || !wide;
        expect(hidden).toEqual(count > 2 && tooMany ? [1, count - 1] : null);
      }),
    );
  });

  it('fit where they need no more than the row has', () => {
    expect(fits({ room: 300, needed: 300 })).toBe(true);
    expect(fits({ room: 300, needed: 320 })).toBe(false);
  });
});
