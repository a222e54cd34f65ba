import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  clampDate,
  calendarMove,
  canChoose,
  daysIn,
  isLeap,
  isoOf,
  partsOf,
  weekdayOf,
  weeksOf,
  type Weekday,
} from './calendar-dates.js';

const dates = fc
  .record({
    year: fc.integer({ min: 1, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map(({ year, month, day }) => isoOf(year, month, Math.min(day, daysIn(year, month)))!);
const inner = dates.filter((iso) => iso > '0100' && iso < '9900');
const weekStarts = fc.constantFrom<Weekday>(1, 5, 6, 7);
const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown');
const plain = { shift: false, rtl: false, weekStart: 1 as Weekday };

describe('calendar dates', () => {
  it('accepts only dates that exist', () => {
    expect(isoOf(2028, 2, 29)).toBe('2028-02-29');
    for (const [year, month, day] of [
      [2027, 2, 29],
      [2100, 2, 29],
      [2027, 4, 31],
      [2027, 13, 1],
      [2027, 0, 1],
      [2027, 1, 0],
      [0, 1, 1],
      [10_000, 1, 1],
      [2027.5, 1, 1],
      [Number.NaN, 1, 1],
    ] as const) {
      expect(isoOf(year, month, day)).toBeNull();
    }
    for (const text of ['', '2027-2-3', '2027-02-30', '27-01-01', '2027-01-01T00:00', ' 2027-01-01', '２０２７-01-01'])
      expect(partsOf(text)).toBeNull();
  });

  it('has the leap years of the Gregorian calendar', () => {
    expect([1900, 2000, 2024, 2026, 2100, 2400].map(isLeap)).toEqual([false, true, true, false, false, true]);
  });

  it('formats and parses to the same date', () => {
    fc.assert(
      fc.property(dates, (iso) => {
        const { year, month, day } = partsOf(iso)!;
        expect(isoOf(year, month, day)).toBe(iso);
      }),
    );
  });

  it('computes the weekday, also in early years', () => {
    expect([
      weekdayOf('2026-11-21'),
      weekdayOf('2000-01-01'),
      weekdayOf('1970-01-01'),
      weekdayOf('0001-01-01'),
    ]).toEqual([6, 6, 4, 1]);
    fc.assert(
      fc.property(inner, (iso) => {
        expect(weekdayOf(addDays(iso, 1))).toBe((weekdayOf(iso) % 7) + 1);
      }),
    );
  });
});

describe('date arithmetic', () => {
  it('adds and subtracts days, and later days sort after earlier ones', () => {
    fc.assert(
      fc.property(inner, fc.integer({ min: 1, max: 20_000 }), (iso, days) => {
        expect(addDays(addDays(iso, days), -days)).toBe(iso);
        expect(addDays(iso, days) > iso).toBe(true);
      }),
    );
  });

  it('adds months and keeps the day, or uses the last day of a shorter month', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(addMonths('2027-01-15', -1)).toBe('2026-12-15');
    fc.assert(
      fc.property(inner, fc.integer({ min: -600, max: 600 }), (iso, months) => {
        const [before, after] = [partsOf(iso)!, partsOf(addMonths(iso, months))!];
        expect(after.year * 12 + after.month).toBe(before.year * 12 + before.month + months);
        expect(after.day).toBe(Math.min(before.day, daysIn(after.year, after.month)));
      }),
    );
  });

  it('stops at the first and last supported date', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(addDays('0001-01-01', -400)).toBe('0001-01-01');
    expect(addMonths('9999-12-31', 5)).toBe('9999-12-31');
    expect(addMonths('0001-01-31', -5)).toBe('0001-01-31');
  });

  it('returns whole weeks with each day of the month once', () => {
    fc.assert(
      fc.property(inner, weekStarts, (iso, weekStart) => {
        const weeks = weeksOf(iso, weekStart);
        const days = weeks.flat();
        expect(
          weeks.every(
            (week) =>
              week.length === 7 &&
              weekdayOf(week[0]!) === weekStart &&
              week.some((day) => day.startsWith(iso.slice(0, 7))),
          ),
        ).toBe(true);
        expect(days.filter((day) => day.startsWith(iso.slice(0, 7)))).toHaveLength(
          daysIn(partsOf(iso)!.year, partsOf(iso)!.month),
        );
        expect(days).toEqual([...new Set(days)].toSorted());
      }),
    );
  });
});

describe('keys of the calendar', () => {
  it('move by day, week, month and year', () => {
    const move = (key: string, options = {}) => calendarMove(key, '2027-03-12', { ...plain, ...options });
    expect(move('ArrowRight')).toBe('2027-03-13');
    expect(move('ArrowRight', { rtl: true })).toBe('2027-03-11');
    expect(move('ArrowDown')).toBe('2027-03-19');
    expect(move('Home')).toBe('2027-03-08');
    expect(move('End')).toBe('2027-03-14');
    expect(move('Home', { weekStart: 7 })).toBe('2027-03-07');
    expect(move('PageUp')).toBe('2027-02-12');
    expect(move('PageDown', { shift: true })).toBe('2028-03-12');
    expect(move('a')).toBeNull();
  });

  it('never move outside of the limits', () => {
    fc.assert(
      fc.property(
        keys,
        inner,
        inner,
        inner,
        fc.boolean(),
        fc.boolean(),
        weekStarts,
        (key, one, two, at, shift, rtl, weekStart) => {
          const [min, max] = [one, two].toSorted() as [string, string];
          const target = calendarMove(key, clampDate(at, { min, max }), { shift, rtl, weekStart, min, max })!;
          expect(target >= min && target <= max).toBe(true);
        },
      ),
    );
  });

  it('can move to a day that cannot be chosen', () => {
    const weekends = { isDisabled: (iso: string) => weekdayOf(iso) > 5 };
    expect(canChoose('2027-03-12', weekends)).toBe(true);
    expect(canChoose('2027-03-13', weekends)).toBe(false);
    expect(canChoose('2027-03-12', { min: '2027-03-13' })).toBe(false);
  });
});
