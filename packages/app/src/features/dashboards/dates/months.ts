import type { CalendarDate } from '@attesta/domain/values/dates';

/** A month as `YYYY-MM`. Comparing two as strings compares the months. */
export type Month = string;

/** Number of months on the dashboards. */
const monthCount = 12;

export const monthOf = (day: CalendarDate): Month => day.slice(0, 7);

/** Returns the current month and the eleven that follow. */
export function monthsFrom(today: CalendarDate): Month[] {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return Array.from({ length: monthCount }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  );
}

const daysIn = (month: Month): number => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

/** Returns the position of a day between the first (0) and the last (1) of months of equal width. */
export function positionIn(months: readonly Month[], day: CalendarDate): number {
  const month = monthOf(day);
  return (months.indexOf(month) + (Number(day.slice(8)) - 1) / daysIn(month)) / months.length;
}
