import { describe, expect, it } from 'vitest';
import { monthsFrom, quartersFrom } from './quarters.ts';
import { scarcityOf } from './scarcity.ts';

describe('scarcity', () => {
  it.each([
    [20, 20, 1],
    [20, 16, 1.5],
    [5, 60, 0],
    [400, 3, 10],
    [20, 0, null],
  ])('of %i devices and %i places is %s', (devices, places, scarcity) =>
    expect(scarcityOf(devices, places)).toBe(scarcity),
  );

  it('is for calendar quarters and months, also over the turn of the year', () => {
    expect(quartersFrom('2026-11-27', 2)).toEqual([
      { id: '2026-Q4', from: '2026-10-01', to: '2026-12-31' },
      { id: '2027-Q1', from: '2027-01-01', to: '2027-03-31' },
    ]);
    expect(monthsFrom('2026-11-27', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  });
});
