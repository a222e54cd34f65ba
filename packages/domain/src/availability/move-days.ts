import { addDays, addMonths, type CalendarDate } from '../values/dates.ts';
import type { Window } from './schema.ts';

type Days = Pick<Window, 'from' | 'to'>;

/**
 * Returns a period `months` months later. Whole months stay whole: February becomes May, and its last day with it. In a
 * shorter month, days that do not exist are left out, so periods that do not overlap never do afterwards. Null if no day
 * is left, such as the 31st alone.
 */
export function movedByMonths({ from, to }: Days, months: number): Days | null {
  const moved = { from: addMonths(from, months), to: addDays(addMonths(addDays(to, 1), months), -1) };
  return moved.from <= moved.to ? moved : null;
}

/** Returns the first day of the quarter that contains the day. A quarter is identified by it. */
export function quarterOf(day: CalendarDate): CalendarDate {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}

/** Returns the days of a quarter. */
export const daysOfQuarter = (quarter: CalendarDate): Days => ({
  from: quarter,
  to: addDays(addMonths(quarter, 3), -1),
});

/** Returns the number of months from one quarter to another. */
export function monthsBetweenQuarters(one: CalendarDate, other: CalendarDate): number {
  const months = (day: CalendarDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(other) - months(one);
}
