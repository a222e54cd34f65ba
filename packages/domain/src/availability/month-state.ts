import { addDays, addMonths, laterOf, type CalendarDate } from '../values/dates.ts';
import type { WindowView } from './schema.ts';
import { freeSlots, windowStatus } from './status.ts';

/** A window whose places are known: one of the body that sees it, or one on the server. */
export type CountedWindow = Pick<
  WindowView,
  'code' | 'from' | 'to' | 'slots' | 'reserved' | 'manualStatus' | 'freshness' | 'past'
>;

/** `none`: no window covers the month. `closed`: all windows that do are closed by their body. */
export type MonthState = 'free' | 'limited' | 'full' | 'closed' | 'none';

/** The places of some windows in one month. */
export interface MonthOfWindows {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly state: MonthState;
  /** Whether more than half of the free places are in windows that were not confirmed for 90 days. */
  readonly isStale: boolean;
  /** Places in windows that are not closed. */
  readonly slots: number;
  readonly free: number;
}

/** Returns the free places of a window; 0 if its body closed it. */
export const freePlaces = ({ manualStatus, slots, reserved }: CountedWindow): number =>
  manualStatus === 'closed' ? 0 : freeSlots({ slots: slots ?? 0, reserved: reserved ?? 0 });

/** Returns the sum of the free places of windows. */
export const freePlacesIn = (windows: readonly CountedWindow[]): number =>
  windows.reduce((sum, window) => sum + freePlaces(window), 0);

/** Returns the first day, from today, on which an application can start in one of the windows; null if there is none. */
export function nextFreeDay(windows: readonly CountedWindow[], today: CalendarDate): CalendarDate | null {
  const days = windows.flatMap((window) =>
    !window.past && freePlaces(window) > 0 ? [laterOf(window.from, today)] : [],
  );
  return days.length === 0 ? null : days.reduce((first, day) => (day < first ? day : first));
}

/** Whether a window covers at least one day of a period, the first and the last day included. */
export const covers = ({ from, to }: Pick<WindowView, 'from' | 'to'>, first: string, last: string): boolean =>
  from <= last && to >= first;

/** Returns the first and the last day of a month. */
export const daysOfMonth = (month: string): readonly [first: string, last: string] => {
  const first = `${month}-01`;
  return [first, addDays(addMonths(first, 1), -1)];
};

function monthOf(windows: readonly CountedWindow[], month: string): MonthOfWindows {
  const covering = windows.filter((window) => covers(window, ...daysOfMonth(month)));
  const offered = covering.filter(({ manualStatus }) => manualStatus !== 'closed');
  const slots = offered.reduce((sum, window) => sum + (window.slots ?? 0), 0);
  const free = freePlacesIn(offered);
  const unconfirmed = freePlacesIn(offered.filter(({ freshness }) => freshness === 'stale'));
  return { month, state: stateOf(covering.length, { slots, free }), isStale: unconfirmed * 2 > free, slots, free };
}

function stateOf(windows: number, { slots, free }: { slots: number; free: number }): MonthState {
  if (windows === 0) return 'none';
  if (slots === 0) return 'closed';
  if (free === 0) return 'full';
  return windowStatus({ slots, reserved: slots - free, manualStatus: null }) === 'limited' ? 'limited' : 'free';
}

/**
 * Returns the places of windows by month. A window counts in each month of which it covers a day; the sum of several has
 * the state that one window with their places would have. Past windows do not count.
 * @param months as `YYYY-MM`
 */
export function monthsOfWindows(windows: readonly CountedWindow[], months: readonly string[]): MonthOfWindows[] {
  const current = windows.filter(({ past }) => !past);
  return months.map((month) => monthOf(current, month));
}
