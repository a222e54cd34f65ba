import { describe, expect, it } from 'vitest';
import { freePlacesOf, utilisation, windowsByFreshness } from './own-windows.ts';

const window = {
  code: 'MDA0101' as const,
  from: '2027-01-10',
  to: '2027-02-10',
  slots: 4,
  reserved: 1,
  manualStatus: null,
  intakePool: 'general' as const,
  freshness: 'fresh' as const,
  past: false,
};

describe("a body's own windows (S1.10)", () => {
  it('are used by the share of places that are taken in the windows that touch a month', () => {
    const windows = [window, { ...window, from: '2027-02-01', to: '2027-02-28', reserved: 4 }];
    expect(utilisation(windows, '2027-01')).toBe(25);
    expect(utilisation(windows, '2027-02')).toBe(63);
    expect(utilisation(windows, '2027-03')).toBeNull();
  });

  it('have free places for all applicants in windows that are not closed and have not ended', () => {
    const windows = [
      window,
      { ...window, manualStatus: 'closed' as const },
      { ...window, intakePool: 'sme' as const },
      { ...window, code: 'MDA0102' as const },
    ];
    expect(freePlacesOf(windows, 'MDA0101', '2027-02', '2027-01-20')).toBe(3);
    expect(freePlacesOf(windows, 'MDA0101', '2027-02', '2027-02-11')).toBe(0);
    expect(freePlacesOf(windows, 'MDA0101', '2027-03', '2027-01-20')).toBe(0);
  });

  it('are fresh, aging or stale, without those that ended', () =>
    expect(
      windowsByFreshness([window, { ...window, freshness: 'stale' }, { ...window, freshness: 'stale', past: true }]),
    ).toEqual({ fresh: 1, aging: 0, stale: 1 }));
});
