import { daysOfQuarter, quarterOf } from '@attesta/domain/availability/move-days';
import type { OwnWindow } from '@attesta/domain/availability/own-windows';
import { addMonths, laterOf, type CalendarDate } from '@attesta/domain/values/dates';

/** Number of quarters that a quarter can be copied to. */
const targets = 8;

/** Returns the quarters in which windows have days, by their first day, earliest first. */
export function quartersOf(windows: readonly Pick<OwnWindow, 'from' | 'to'>[]): CalendarDate[] {
  const found = new Set<CalendarDate>();
  for (const { from, to } of windows) {
    for (let quarter = quarterOf(from); quarter <= to; quarter = addMonths(quarter, 3)) found.add(quarter);
  }
  return [...found].toSorted();
}

/** Returns the quarters that a quarter can be copied to: later ones that are not over. */
export function targetsOf(source: CalendarDate, today: CalendarDate): CalendarDate[] {
  const first = laterOf(addMonths(source, 3), quarterOf(today));
  return Array.from({ length: targets }, (_, index) => addMonths(first, index * 3));
}

/** Returns the quarter that is proposed: the first one that is not over on the day, otherwise the last one. */
export const proposedSource = (quarters: readonly CalendarDate[], day: CalendarDate): CalendarDate | undefined =>
  quarters.find((quarter) => daysOfQuarter(quarter).to >= day) ?? quarters.at(-1);
