import {
  addMonths,
  clampDate,
  daysIn,
  isoOf,
  partsOf,
  type DateLimits,
  type IsoDate,
} from '../../foundation/dates/calendar-dates.js';

/** A month, `YYYY-MM`. */
export type YearMonth = string;

/** Number of selectable years before and after the shown year. */
const yearsAround = { before: 100, after: 50 };

/** Returns the first of `count` shown months so that the day is visible, changing the current one only if needed. */
export function firstShownMonth(day: IsoDate, current: YearMonth, count: number): YearMonth {
  const month = day.slice(0, 7);
  const last = addMonths(`${current}-01`, count - 1).slice(0, 7);
  if (month < current) return month;
  return month > last ? addMonths(`${month}-01`, 1 - count).slice(0, 7) : current;
}

/** Returns the shown months. */
export const shownMonths = (first: YearMonth, count: number): YearMonth[] =>
  Array.from({ length: count }, (_, index) => addMonths(`${first}-01`, index).slice(0, 7));

/** Whether a month contains a day within the limits. */
export const isMonthAvailable = (month: YearMonth, { min, max }: DateLimits): boolean =>
  !(min && month < min.slice(0, 7)) && !(max && month > max.slice(0, 7));

/** Returns the day of a month that receives the focus when the user opens the month: the same day, within the limits. */
export function dayInMonth(day: IsoDate, year: number, month: number, limits: DateLimits): IsoDate {
  const same = isoOf(year, month, Math.min(Number(day.slice(8)), daysIn(year, month)));
  return clampDate(same ?? day, limits);
}

/** Returns the first and the last selectable year. */
export function selectableYears(month: YearMonth, { min, max }: DateLimits): [first: number, last: number] {
  const { year } = partsOf(`${month}-01`) ?? { year: 1970 };
  return [
    Math.max(min ? Number(min.slice(0, 4)) : 1, year - yearsAround.before),
    Math.min(max ? Number(max.slice(0, 4)) : 9999, year + yearsAround.after),
  ];
}
