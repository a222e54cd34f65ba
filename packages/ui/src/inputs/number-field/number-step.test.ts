import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writingOf } from './number-format.js';
import { problemOf, steppedValue } from './number-step.js';

describe('steppedValue', () => {
  it.each([
    [5, 1, {}, 6],
    [5, -10, {}, -5],
    [0.1, 1, { step: 0.2 }, 0.2],
    [0.2, 1, { step: 0.1 }, 0.3],
    [7, 1, { step: 5 }, 10],
    [7, -1, { step: 5 }, 5],
    [9, 1, { max: 9.5 }, 9.5],
    [9, 1, { max: 9.5, step: 1 }, 9],
    [1.15, 1, {}, 2.15],
    [1.15, -10, { min: 0 }, 0],
    [100, 1, { max: 10 }, 10],
    [2, 1, { min: 2, step: 3 }, 5],
    [5, 10, { max: 12, step: 5 }, 10],
    [null, 1, { min: 3 }, 3],
    [null, -1, { max: 8 }, 8],
    [null, 1, {}, 0],
  ] as const)('%s, %i steps of %j is %d', (value, count, limits, result) =>
    expect(steppedValue(value, count, limits)).toBe(result),
  );

  it('changes by the given unit without a step', () => expect(steppedValue(0.25, 1, {}, 0.01)).toBe(0.26));

  const steps = constantFrom(0.01, 0.05, 0.1, 0.25, 1, 5, 100);
  it('stays within the limits and on a step', () =>
    assert(
      property(
        integer({ min: -500, max: 500 }),
        integer({ min: 0, max: 500 }),
        integer(),
        steps,
        integer({ min: -20, max: 20 }),
        (min, size, seed, step, count) => {
          const max = min + size;
          const value = steppedValue(min + (Math.abs(seed) % (size + 1)), count || 1, { min, max, step });
          expect(value).toBeGreaterThanOrEqual(min);
          expect(value).toBeLessThanOrEqual(max);
          expect(problemOf(value, { min, max, step }, { decimals: 9, shift: 0 })).toBeNull();
        },
      ),
    ));
  it('returns to the value after a step up and a step down', () =>
    assert(
      property(integer({ min: -1000, max: 1000 }), steps, (index, step) => {
        const value = steppedValue(0, index || 1, { step });
        expect(steppedValue(steppedValue(value, 1, { step }), -1, { step })).toBe(value);
      }),
    ));
});

describe('problemOf', () => {
  const plain = writingOf('en');
  it.each([
    [1, { min: 2 }, 'tooSmall'],
    [3, { max: 2 }, 'tooLarge'],
    [1.23456, {}, 'tooPrecise'],
    [2, { min: 2, max: 2 }, undefined],
    [0.3, { step: 0.1 }, undefined],
  ] as const)('%d with %j: %s', (value, limits, kind) => expect(problemOf(value, limits, plain)?.kind).toBe(kind));
  it('returns the nearest allowed values', () => {
    expect(problemOf(7, { step: 5 }, plain)).toEqual({ kind: 'offStep', below: 5, above: 10 });
    expect(problemOf(9, { step: 4, max: 10 }, plain)).toEqual({ kind: 'offStep', below: 8, above: 8 });
  });
  it('counts the decimals of the written number', () => {
    const money = writingOf('en', { currency: 'EUR', minorUnits: true });
    expect(problemOf(115, {}, money)).toBeNull();
    expect(problemOf(115.5, {}, money)?.kind).toBe('tooPrecise');
    expect(problemOf(0.25, {}, writingOf('en', { style: 'percent' }))).toBeNull();
    expect(problemOf(0.255, {}, writingOf('en', { style: 'percent' }))?.kind).toBe('tooPrecise');
  });
});
