import { intlLocale } from '../../foundation/locale/intl-locale.js';

/** A day and its events, in the given order. */
export interface Day<E> {
  /** ISO date in the time zone, such as `2027-03-12`. */
  date: string;
  events: E[];
}

/** Formats of a locale and a time zone. Creating them is expensive, so create them once for all events. */
export interface TimeFormats {
  /** ISO date in the time zone. */
  dateOf: (instant: Date) => string;
  /** Date for readers, unambiguous: 12 Mar 2027. */
  day: (instant: Date) => string;
  /** Time of day for readers. */
  time: (instant: Date) => string;
}

/** @throws RangeError if the locale or the time zone is unknown. */
export function timeFormats(locale: string, timeZone: string): TimeFormats {
  const iso = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const day = new Intl.DateTimeFormat(intlLocale(locale), {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const time = new Intl.DateTimeFormat(intlLocale(locale), { timeZone, hour: '2-digit', minute: '2-digit' });
  return {
    dateOf: (instant) => iso.format(instant),
    day: (instant) => day.format(instant),
    time: (instant) => time.format(instant),
  };
}

/**
 * Groups events by day in the time zone of the formats, in the order in which the days first occur.
 * @throws RangeError if the time of an event is not a valid instant
 */
export function groupByDay<E extends { time: string }>(events: readonly E[], { dateOf }: TimeFormats): Day<E>[] {
  const days = new Map<string, E[]>();
  for (const event of events) {
    const date = dateOf(new Date(event.time));
    const sameDay = days.get(date);
    if (sameDay) sameDay.push(event);
    else days.set(date, [event]);
  }
  return [...days].map(([date, grouped]) => ({ date, events: grouped }));
}

const msPerDay = 86_400_000;

/** Returns whether a date is today or yesterday, or null for other dates and if today is not known. All ISO dates. */
export function relativeDay(date: string, today: string | undefined): 'today' | 'yesterday' | null {
  if (today === undefined) return null;
  const days = (Date.parse(today) - Date.parse(date)) / msPerDay;
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : null;
}
