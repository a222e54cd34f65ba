import {
  addDays,
  addMonths,
  canChoose,
  daysIn,
  isWithin,
  isoOf,
  partsOf,
  type DateLimits,
  type IsoDate,
} from '../../foundation/dates/calendar-dates.js';

/** A range of days, both included. An empty string means that the day is not chosen. */
export interface DateRange {
  start: IsoDate;
  end: IsoDate;
}

export const noRange: DateRange = { start: '', end: '' };

/** Returns the range between two days in any order. */
export const rangeBetween = (one: IsoDate, other: IsoDate): DateRange =>
  one <= other ? { start: one, end: other } : { start: other, end: one };

/** Whether both days are chosen and in order. */
export const isComplete = ({ start, end }: DateRange): boolean => Boolean(start && end && start <= end);

/** The position of a day in a range, or undefined if it is outside. */
type RangePosition = 'single' | 'start' | 'middle' | 'end';

export function positionInRange(day: IsoDate, { start, end }: DateRange): RangePosition | undefined {
  if (day === start) return !end || start === end ? 'single' : 'start';
  if (day === end) return start ? 'end' : 'single';
  return start && end && day > start && day < end ? 'middle' : undefined;
}

/** Largest distance in days in which days that cannot be chosen limit a range. */
const farthest = 1000;

/**
 * Returns the limits for the second day of a range: a range must not contain a day that cannot be chosen. Searches at
 * most 1,000 days in each direction.
 */
export function limitsOfSecondDay(first: IsoDate, limits: DateLimits): DateLimits {
  if (!limits.isDisabled) return limits;
  const lastAvailable = (step: 1 | -1) => {
    let day = first;
    for (let count = 0; count < farthest; count++) {
      const next = addDays(day, step);
      if (!canChoose(next, limits)) return day;
      day = next;
    }
    return day;
  };
  return { ...limits, min: lastAvailable(-1), max: lastAvailable(1) };
}

/** Whether every day of a range is between `min` and `max`. */
export const isRangeWithin = ({ start, end }: DateRange, limits: DateLimits): boolean =>
  isWithin(start, limits) && isWithin(end, limits);

/** Returns the range of the last days up to and including the given day. */
export const lastDays =
  (count: number) =>
  (today: IsoDate): DateRange => ({ start: addDays(today, 1 - count), end: today });

/** Returns the range of a month: 0 for the month of the given day, -1 for the previous month. */
export const monthOf =
  (offset = 0) =>
  (today: IsoDate): DateRange => {
    const { year, month } = partsOf(addMonths(`${today.slice(0, 7)}-01`, offset)) ?? { year: 1970, month: 1 };
    return { start: isoOf(year, month, 1) ?? today, end: isoOf(year, month, daysIn(year, month)) ?? today };
  };

/** Returns the range from the first day of the year of the given day up to that day. */
export const yearToDate = (today: IsoDate): DateRange => ({ start: `${today.slice(0, 4)}-01-01`, end: today });
