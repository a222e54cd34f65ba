import { describe, expect, it } from 'vitest';
import { dayInMonth, firstShownMonth, isMonthAvailable, selectableYears, shownMonths } from './shown-months.js';

describe('the shown months', () => {
  it('change only if the day is not visible', () => {
    expect(firstShownMonth('2027-04-10', '2027-03', 2)).toBe('2027-03');
    expect(firstShownMonth('2027-05-01', '2027-03', 2)).toBe('2027-04');
    expect(firstShownMonth('2027-02-28', '2027-03', 2)).toBe('2027-02');
    expect(firstShownMonth('2028-01-01', '2027-12', 1)).toBe('2028-01');
  });
  it('continue in the next year', () => expect(shownMonths('2027-12', 2)).toEqual(['2027-12', '2028-01']));
  it('are limited', () => {
    const limits = { min: '2027-03-15', max: '2028-01-10' };
    expect(isMonthAvailable('2027-02', limits)).toBe(false);
    expect(isMonthAvailable('2027-03', limits)).toBe(true);
    expect(isMonthAvailable('2028-02', limits)).toBe(false);
    expect(selectableYears('2027-06', limits)).toEqual([2027, 2028]);
    expect(selectableYears('2027-06', {})).toEqual([1927, 2077]);
  });
  it('keep the day, or the last day of a shorter month, within the limits', () => {
    expect(dayInMonth('2027-01-31', 2027, 2, {})).toBe('2027-02-28');
    expect(dayInMonth('2027-05-02', 2027, 3, { min: '2027-03-15' })).toBe('2027-03-15');
  });
});
