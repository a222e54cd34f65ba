/** A calendar date `YYYY-MM-DD` without time and zone. Plain character order is the order of days. */
export type CalendarDate = string;

const day = 86_400_000;
const form = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a day that exists (2027-02-30 does not), written with four digits for the year. */
export function isCalendarDate(text: string): boolean {
  if (!form.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const daysSinceEpoch = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`) / day;
const fromDays = (days: number): CalendarDate => new Date(days * day).toISOString().slice(0, 10);

/** The day `days` after the date (before it, if negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDays(daysSinceEpoch(date) + days);
}

/** Calendar days from `from` to `to`; 0 for the same day, negative if `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return daysSinceEpoch(to) - daysSinceEpoch(from);
}

/** The same day `months` later, or the last day of that month where it is shorter (31 January + 1 = 28 or 29 February). */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, dayOfMonth] = date.split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  lastDay.setUTCDate(Math.min(dayOfMonth, lastDay.getUTCDate()));
  return lastDay.toISOString().slice(0, 10);
}

/** The later of two days. */
export function laterOf(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a > b ? a : b;
}

const brussels = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The date in Brussels at an instant, wherever the computer stands: the portal's "today". */
export function todayInBrussels(instant: Date): CalendarDate {
  const parts = Object.fromEntries(brussels.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}
