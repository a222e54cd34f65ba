import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from './calendar-date.ts';
import { addDays, addMonths, daysBetween, laterOf, todayInBrussels } from './dates.ts';

const date = fc.integer({ min: -25_000, max: 80_000 }).map((days) => addDays('1970-01-01', days));

describe('calendar dates', () => {
  it('are rejected by the schema if the day does not exist or is outside 1900 to 2199', () => {
    for (const text of [
      '2027-02-30',
      '2027-02-29',
      '2027-13-01',
      '2027-1-1',
      '2027-01-01T00:00',
      '',
      '20270101',
      '2027-01 -01',
      `2027-01-01${' '.repeat(40)}`,
      '0000-01-01',
      '9999-12-31',
      '2027-01-01T00:00:00Z',
      20270101,
      null,
    ]) {
      expect(calendarDate.safeParse(text).success).toBe(false);
    }
    expect(calendarDate.safeParse('2028-02-29').success).toBe(true);
  });

  it('are read in the characters of other keyboards, without what nobody sees (D.692)', () => {
    for (const text of [
      ' 2028-02-29',
      '2028\u201002\u201029\u00A0',
      '２０２８-０２-２９',
      '٢٠٢٨-٠٢-٢٩',
      '\u200B2028-02-29',
    ])
      expect(calendarDate.parse(text)).toBe('2028-02-29');
  });

  it('are counted across clock changes and leap days', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2027-01-01', '2026-01-01')).toBe(-365);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('sort as strings, and addDays and daysBetween are inverse operations', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
        const to = addDays(from, days);
        expect(daysBetween(from, to)).toBe(days);
        expect(to > from).toBe(days > 0);
        expect(laterOf(from, to)).toBe(days > 0 ? to : from);
      }),
    );
  });

  it('are clamped to the last day of a shorter month when months are added', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-11-21', 60)).toBe('2031-11-21');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(addMonths('2027-01-15', -1)).toBe('2026-12-15');
  });
});

describe('today', () => {
  it('is the date in Brussels, in winter and in summer', () => {
    expect(todayInBrussels(new Date('2026-11-21T22:59:59Z'))).toBe('2026-11-21');
    expect(todayInBrussels(new Date('2026-11-21T23:00:00Z'))).toBe('2026-11-22');
    expect(todayInBrussels(new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
    expect(todayInBrussels(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  });
});
