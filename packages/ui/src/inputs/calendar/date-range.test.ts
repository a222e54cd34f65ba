import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../foundation/dates/calendar-dates.js';
import {
  isComplete,
  isRangeWithin,
  lastDays,
  limitsOfSecondDay,
  monthOf,
  positionInRange,
  rangeBetween,
  yearToDate,
} from './date-range.js';

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('1990-01-01', count));

describe('a range of days', () => {
  it('is in order, whichever day is chosen first', () =>
    fc.assert(
      fc.property(days, days, (one, other) => {
        expect(rangeBetween(one, other)).toEqual(rangeBetween(other, one));
        expect(isComplete(rangeBetween(one, other))).toBe(true);
      }),
    ));
  it('contains its first day, its last day and the days between', () =>
    fc.assert(
      fc.property(days, days, days, (one, other, day) => {
        const range = rangeBetween(one, other);
        expect(positionInRange(day, range) !== undefined).toBe(day >= range.start && day <= range.end);
      }),
    ));
  it.each([
    ['2027-03-10', 'start'],
    ['2027-03-11', 'middle'],
    ['2027-03-12', 'end'],
    ['2027-03-13', undefined],
  ])('%s is %s', (day, position) =>
    expect(positionInRange(day, { start: '2027-03-10', end: '2027-03-12' })).toBe(position),
  );
  it('of one day, or with only one chosen day, has a single day', () => {
    expect(positionInRange('2027-03-10', { start: '2027-03-10', end: '2027-03-10' })).toBe('single');
    expect(positionInRange('2027-03-10', { start: '2027-03-10', end: '' })).toBe('single');
    expect(positionInRange('2027-03-10', { start: '', end: '2027-03-10' })).toBe('single');
    expect(isComplete({ start: '2027-03-10', end: '' })).toBe(false);
  });
});

describe('limitsOfSecondDay', () => {
  it('ends before the next day that cannot be chosen', () => {
    const limits = { isDisabled: (day: string) => weekdayOf(day) > 5 };
    expect(limitsOfSecondDay('2027-03-10', limits)).toMatchObject({ min: '2027-03-08', max: '2027-03-12' });
  });
  it('keeps the limits without such days', () => {
    const limits = { min: '2027-01-01', max: '2027-12-31' };
    expect(limitsOfSecondDay('2027-03-10', limits)).toBe(limits);
  });
});

describe('ready-made ranges', () => {
  it('end today or cover a month', () => {
    expect(lastDays(30)('2027-03-12')).toEqual({ start: '2027-02-11', end: '2027-03-12' });
    expect(lastDays(1)('2027-03-12')).toEqual({ start: '2027-03-12', end: '2027-03-12' });
    expect(monthOf()('2028-02-10')).toEqual({ start: '2028-02-01', end: '2028-02-29' });
    expect(monthOf(-1)('2027-01-31')).toEqual({ start: '2026-12-01', end: '2026-12-31' });
    expect(yearToDate('2027-03-12')).toEqual({ start: '2027-01-01', end: '2027-03-12' });
  });
  it('can be outside the limits', () => {
    expect(isRangeWithin(lastDays(30)('2027-03-12'), { min: '2027-03-01' })).toBe(false);
    expect(isRangeWithin(lastDays(7)('2027-03-12'), { min: '2027-03-01', max: '2027-03-12' })).toBe(true);
  });
});
