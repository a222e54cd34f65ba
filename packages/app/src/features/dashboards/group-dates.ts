import type { DeviceDate } from '@attesta/domain/devices/summary-schema';
import { monthOf, type Month } from './months';

/** The dates of one month, in order. */
export interface MonthDates {
  month: Month;
  dates: readonly DeviceDate[];
}

/** Returns the dates by month; months without dates are omitted. */
export const groupDates = (dates: readonly DeviceDate[], months: readonly Month[]): MonthDates[] =>
  months
    .map((month) => ({ month, dates: dates.filter(({ on }) => monthOf(on) === month) }))
    .filter((group) => group.dates.length > 0);
