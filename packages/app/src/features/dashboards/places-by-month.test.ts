import type { WindowView } from '@attesta/domain/availability/schema';
import { describe, expect, it } from 'vitest';
import { placesByMonth } from './places-by-month';
import { window } from './testing/windows';

const today = '2026-11-21';
/** Free and reserved places of the months that have any. */
const placesOf = (...windows: Partial<WindowView>[]) =>
  placesByMonth(windows.map(window), today)
    .filter(({ free, reserved }) => free + reserved > 0)
    .map(({ month, free, reserved }) => [month, free, reserved]);

describe('placesByMonth', () => {
  it('returns twelve months from the current one, also without windows', () => {
    const months = placesByMonth([], today);
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: '2026-11', windows: 0, free: 0, reserved: 0 });
  });

  it('counts a window in each month that it covers, also with one day', () => {
    expect(placesOf({ from: '2026-12-31', to: '2027-02-01' })).toEqual([
      ['2026-12', 3, 1],
      ['2027-01', 3, 1],
      ['2027-02', 3, 1],
    ]);
  });

  it('adds the windows of a month', () => {
    const december = { from: '2026-12-01', to: '2026-12-31' };
    expect(placesOf({ ...december, slots: 4, reserved: 1 }, { ...december, slots: 6, reserved: 6 })).toEqual([
      ['2026-12', 3, 7],
    ]);
  });

  it('counts no free places of a closed window, and its reserved ones', () => {
    const december = { from: '2026-12-01', to: '2026-12-31' };
    expect(placesOf({ ...december, status: 'closed', manualStatus: 'closed' })).toEqual([['2026-12', 0, 1]]);
  });

  it('counts the windows of a month, also without places', () => {
    const full = window({ from: '2026-12-01', to: '2026-12-31', slots: 0, reserved: 0 });
    const months = placesByMonth([full, window({ code: 'MDT2002' })], today);
    expect(months.map(({ windows }) => windows)).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it.each<[string, Partial<WindowView>]>([
    ['past windows', { from: '2026-11-01', to: '2026-11-20', past: true }],
    ['windows after the twelve months', { from: '2027-11-01', to: '2027-12-31' }],
    ['horizontal codes', { code: 'MDT2002' }],
    ['windows whose numbers are not sent', { slots: null, reserved: null }],
  ])('ignores %s', (_, facts) => expect(placesOf(facts)).toEqual([]));
});
