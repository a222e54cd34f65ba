import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampWidth, isAtLeft, widthAfterKey, widthAfterMove } from './side-panel-state.js';

const limits = { min: 280, max: 640 };

describe('widthAfterKey', () => {
  it.each([
    ['ArrowLeft', false, 376],
    ['ArrowRight', false, 344],
    ['ArrowLeft', true, 344],
    ['ArrowRight', true, 376],
    ['Home', false, 280],
    ['End', false, 640],
    ['Enter', false, null],
  ])('%s changes a panel of 360 px (at the left: %s) to %s px', (key, atLeft, width) => {
    expect(widthAfterKey(key, 360, limits, atLeft)).toBe(width);
  });

  it('stays within the limits', () => {
    expect(widthAfterKey('ArrowLeft', 636, limits, false)).toBe(640);
    expect(widthAfterKey('ArrowRight', 284, limits, false)).toBe(280);
  });
});

describe('widthAfterMove', () => {
  it('follows the handle and stays within the limits', () => {
    expect(widthAfterMove(360, { from: 500, to: 460 }, limits, false)).toBe(400);
    expect(widthAfterMove(360, { from: 500, to: 460 }, limits, true)).toBe(320);
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.boolean(), (from, to, atLeft) => {
        const width = widthAfterMove(360, { from, to }, limits, atLeft);
        expect(width).toBeGreaterThanOrEqual(limits.min);
        expect(width).toBeLessThanOrEqual(limits.max);
      }),
    );
  });
});

it('returns the smaller limit if the limits contradict each other', () => {
  expect(clampWidth(500, { min: 400, max: 300 })).toBe(400);
});

it('finds the physical side in both directions', () => {
  expect([isAtLeft('start', false), isAtLeft('end', false), isAtLeft('start', true), isAtLeft('end', true)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
