/** A calendar date `YYYY-MM-DD`, without time or time zone. Comparing two as strings compares the days. */
export type CalendarDate = string;

const day = 86_400_000;

const daysSinceEpoch = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`) / day;
const fromDays = (days: number): CalendarDate => new Date(days * day).toISOString().slice(0, 10);

/** Returns the date `days` days later, or earlier if `days` is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDays(daysSinceEpoch(date) + days);
}

/** Returns the number of calendar days from `from` to `to`: 0 for the same day, negative if `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return daysSinceEpoch(to) - daysSinceEpoch(from);
}

/**
 * Returns the same day of the month `months` months later. If that month is shorter, returns its last day (31 January +
 * 1 = 28 or 29 February).
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, dayOfMonth] = date.split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  lastDay.setUTCDate(Math.min(dayOfMonth, lastDay.getUTCDate()));
  return lastDay.toISOString().slice(0, 10);
}

/**
 * Returns the last day of a period of years that runs from a day: the same date, or the last day of the month if it has
 * no such date. Source: Regulation (EEC, Euratom) No 1182/71, Article 3(1) and (2)(c).
 */
export const periodEnd = (from: CalendarDate, years: number): CalendarDate => addMonths(from, years * 12);

/** Returns the later of two dates. */
export function laterOf(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a > b ? a : b;
}

const brussels = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the date in Brussels at an instant, regardless of the computer's time zone. This is the portal's "today". */
export function todayInBrussels(instant: Date): CalendarDate {
  const parts = Object.fromEntries(brussels.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}
