import type { Designation, WindowView } from '../availability/schema.ts';
import type { Regulation } from '../classes/class-variant.ts';
import type { CodeId } from '../codes/codes.ts';
import { addDays, addMonths, type CalendarDate } from '../values/dates.ts';

/** Number of months with listed dates: the current one and those that follow. */
const monthCount = 12;
/** Maximum number of listed dates. */
export const maxBodyDates = 12;

/** A day on which windows open or end, or on which a designation is valid for the last time. */
export type BodyDate =
  | {
      readonly kind: 'opens' | 'ends';
      readonly on: CalendarDate;
      readonly windows: number;
      readonly codes: readonly CodeId[];
    }
  | { readonly kind: 'designationEnds'; readonly on: CalendarDate; readonly regulation: Regulation };

export interface BodyDates {
  readonly dates: readonly BodyDate[];
  /** The dates of the twelve months that are not listed; null if there are none. */
  readonly later: { readonly count: number; readonly first: CalendarDate } | null;
}

const byDay = (one: BodyDate, other: BodyDate) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0);

function windowDates(windows: readonly WindowView[], kind: 'opens' | 'ends'): BodyDate[] {
  const days = Map.groupBy(windows, ({ from, to }) => (kind === 'opens' ? from : to));
  return [...days].map(([on, ofDay]) => ({
    kind,
    on,
    windows: ofDay.length,
    codes: [...new Set(ofDay.map(({ code }) => code))],
  }));
}

/**
 * Returns the dates of a notified body in the next twelve months, in order. Windows that open or end on the same day are
 * one date; a window that runs already does not open.
 */
export function bodyDates(
  { windows, designations }: { windows: readonly WindowView[]; designations: readonly Designation[] },
  today: CalendarDate,
): BodyDates {
  const end = addDays(`${addMonths(today, monthCount).slice(0, 7)}-01`, -1);
  const all = [
    ...designations.flatMap(({ regulation, validTo }): BodyDate[] =>
      validTo === null ? [] : [{ kind: 'designationEnds', on: validTo, regulation }],
    ),
    ...windowDates(
      windows.filter(({ from }) => from > today),
      'opens',
    ),
    ...windowDates(windows, 'ends'),
  ];
  const upcoming = all.filter(({ on }) => on >= today && on <= end).toSorted(byDay);
  const later = upcoming.slice(maxBodyDates);
  return {
    dates: upcoming.slice(0, maxBodyDates),
    later: later[0] ? { count: later.length, first: later[0].on } : null,
  };
}
