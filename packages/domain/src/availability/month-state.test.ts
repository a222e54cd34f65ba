import { describe, expect, it } from 'vitest';
import { freePlacesIn, monthsOfWindows, nextFreeDay, type CountedWindow } from './month-state.ts';

const window = (facts: Partial<CountedWindow>): CountedWindow => ({
  code: 'MDA0203',
  from: '2026-12-01',
  to: '2026-12-31',
  slots: 4,
  reserved: 1,
  manualStatus: null,
  freshness: 'fresh',
  past: false,
  ...facts,
});
const december = (...windows: Partial<CountedWindow>[]) => monthsOfWindows(windows.map(window), ['2026-12'])[0];

describe('the months of windows', () => {
  it('contain a window in each month of which it covers a day', () => {
    const months = ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03'];
    const found = monthsOfWindows([window({ from: '2026-12-31', to: '2027-02-01' })], months);
    expect(found.map(({ month, state, free }) => [month, state, free])).toEqual([
      ['2026-11', 'none', 0],
      ['2026-12', 'free', 3],
      ['2027-01', 'free', 3],
      ['2027-02', 'free', 3],
      ['2027-03', 'none', 0],
    ]);
  });

  it('add the places of all windows, also to decide whether they are limited', () => {
    expect(december({ slots: 4, reserved: 0 }, { slots: 4, reserved: 4 })).toMatchObject({ state: 'free', free: 4 });
    expect(december({ slots: 4, reserved: 3 }, { slots: 4, reserved: 3 })).toMatchObject({ state: 'limited', free: 2 });
    expect(december({ slots: 4, reserved: 4 })).toMatchObject({ state: 'full', free: 0 });
  });

  it('leave out the places of closed windows, and are closed if all windows are', () => {
    expect(december({ manualStatus: 'closed' })).toMatchObject({ state: 'closed', slots: 0, free: 0 });
    expect(december({ manualStatus: 'closed' }, {})).toMatchObject({ state: 'free', slots: 4, free: 3 });
  });

  it('are stale if more than half of the free places were not confirmed for 90 days', () => {
    const half = { freshness: 'stale', slots: 2, reserved: 0 } as const;
    expect(december(half, { slots: 2, reserved: 0 })?.isStale).toBe(false);
    expect(december(half, { slots: 1, reserved: 0 })?.isStale).toBe(true);
    expect(december({ freshness: 'stale', reserved: 4 })?.isStale).toBe(false);
  });

  it('ignore past windows', () => expect(december({ past: true })?.state).toBe('none'));
});

it('counts the free places of windows once, without those of closed ones', () =>
  expect(freePlacesIn([window({}), window({ manualStatus: 'closed' }), window({ reserved: 4 })])).toBe(3));

it('the next free day is the first one, from today, in a window with a free place (D.723)', () => {
  const today = '2026-11-21';
  const full = window({ from: '2026-11-01', reserved: 4 });
  const closed = window({ from: '2026-11-25', manualStatus: 'closed' });
  const past = window({ from: '2026-01-01', to: '2026-02-01', past: true });
  expect(nextFreeDay([full, closed, past], today)).toBeNull();
  expect(nextFreeDay([full, closed, window({ from: '2027-03-02' }), window({})], today)).toBe('2026-12-01');
  expect(nextFreeDay([window({ from: '2026-10-01' })], today)).toBe(today);
});
