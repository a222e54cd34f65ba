import { monthOf, type Month } from './months';

/** The dates of one month, in order. */
export interface MonthDates<Dated> {
  month: Month;
  dates: readonly Dated[];
}

/** Returns the dates by month; months without dates are omitted. */
export const groupDates = <Dated extends { readonly on: string }>(
  dates: readonly Dated[],
  months: readonly Month[],
): MonthDates<Dated>[] =>
  months
    .map((month) => ({ month, dates: dates.filter(({ on }) => monthOf(on) === month) }))
    .filter((group) => group.dates.length > 0);
