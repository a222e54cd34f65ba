import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, partsOfDateTime, zoneName } from './zoned-time.js';

describe('instantOf', () => {
  it.each([
    ['2027-03-12T14:30', 'Europe/Brussels', '2027-03-12T13:30:00.000Z'],
    ['2027-07-12T14:30', 'Europe/Brussels', '2027-07-12T12:30:00.000Z'],
    ['2027-03-12T14:30', 'Asia/Kolkata', '2027-03-12T09:00:00.000Z'],
    ['2027-03-12T14:30', 'UTC', '2027-03-12T14:30:00.000Z'],
    ['2027-01-01T00:30', 'Pacific/Kiritimati', '2026-12-31T10:30:00.000Z'],
  ])('%s in %s is %s', (value, zone, instant) => expect(instantOf(value, zone)).toBe(instant));

  it('does not exist while the clocks are put forward, and is the first one when they are put back', () => {
    expect(instantOf('2027-03-28T02:30', 'Europe/Brussels')).toBeNull();
    expect(instantOf('2027-03-28T03:00', 'Europe/Brussels')).toBe('2027-03-28T01:00:00.000Z');
    expect(instantOf('2027-10-31T02:30', 'Europe/Brussels')).toBe('2027-10-31T00:30:00.000Z');
  });

  it.each(['', '2027-03-12', 'T14:30', '2027-02-30T14:30', '2027-03-12T24:00'])('is missing for %j', (value) => {
    expect(instantOf(value, 'UTC')).toBeNull();
  });

  it('shows the same date and time again in its zone', () => {
    const values = fc.tuple(
      fc.integer({ min: 1950, max: 2090 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 0, max: 1439 }),
    );
    const zones = fc.constantFrom(
      'Europe/Brussels',
      'America/New_York',
      'Asia/Kolkata',
      'Australia/Lord_Howe',
      'Pacific/Niue',
    );
    fc.assert(
      fc.property(values, zones, ([year, month, day, minutes], timeZone) => {
        const pad = (value: number) => String(value).padStart(2, '0');
        const value = `${year}-${pad(month)}-${pad(day)}T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
        const instant = instantOf(value, timeZone);
        if (instant === null) return; // the clocks skip it
        const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
          new Date(instant),
        );
        expect(shown.replace(' ', 'T')).toBe(value);
      }),
    );
  });
});

it('names a zone by its city and the offset on the date', () => {
  expect(zoneName('Europe/Brussels', '2027-01-15', 'en')).toBe('Brussels, UTC+1');
  expect(zoneName('Europe/Brussels', '2027-07-15', 'en')).toBe('Brussels, UTC+2');
  expect(zoneName('America/New_York', '2027-01-15', 'en')).toBe('New York, UTC-5');
  expect(zoneName('UTC', '', 'en')).toBe('UTC');
});

it('splits a value, and ignores parts that are not valid', () => {
  expect(partsOfDateTime('2027-03-12T14:30')).toEqual({ date: '2027-03-12', time: '14:30' });
  expect(partsOfDateTime('2027-03-12T')).toEqual({ date: '2027-03-12', time: '' });
  expect(partsOfDateTime('soon')).toEqual({ date: '', time: '' });
});
