import { addDays, addMonths, type CalendarDate } from '../values/dates.ts';

/** Days from the first to the last. */
export interface DayRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** A quarter of a calendar year, such as `2027-Q1`. */
export interface Quarter extends DayRange {
  readonly id: string;
}

/** Returns the id of the quarter of a day. */
export const quarterOf = (day: CalendarDate): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** Returns the days of a month such as `2027-01`. */
export const monthRange = (month: string): DayRange => ({
  from: `${month}-01`,
  to: addDays(addMonths(`${month}-01`, 1), -1),
});

function quarterFrom(from: CalendarDate): Quarter {
  return {
    id: quarterOf(from),
    from,
    to: addDays(addMonths(from, 3), -1),
  };
}

/** Returns the quarter of a day and those that follow. */
export function quartersFrom(day: CalendarDate, count: number): Quarter[] {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  const first = `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
  return Array.from({ length: count }, (_, index) => quarterFrom(addMonths(first, index * 3)));
}

/** Returns the ids of the month of a day and of those that follow, such as `2027-01`. */
export const monthsFrom = (day: CalendarDate, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(`${day.slice(0, 7)}-01`, index).slice(0, 7));
