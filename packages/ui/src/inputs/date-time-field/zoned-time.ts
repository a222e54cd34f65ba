import { partsOf } from '../../foundation/dates/calendar-dates.js';
import { memoize } from '../../foundation/dates/date-format.js';
import { intlLocale } from '../../foundation/locale/intl-locale.js';
import { minutesOf } from '../time-field/time-text.js';

/** A date and a time of day without zone, `YYYY-MM-DDTHH:MM`; empty for none. */
export type IsoDateTime = string;

/** Returns date and time of a value, each empty if it is missing. */
export function partsOfDateTime(value: IsoDateTime): { date: string; time: string } {
  const [date = '', time = ''] = value.split('T');
  return { date: partsOf(date) ? date : '', time: minutesOf(time) === null ? '' : time };
}

const clock = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat('en-GB', {
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }),
);

/** Returns the offset of a zone from UTC at an instant, in ms. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    clock(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const local = new Date(0);
  local.setUTCFullYear(parts['year'] ?? 0, (parts['month'] ?? 1) - 1, parts['day'] ?? 1);
  local.setUTCHours(parts['hour'] ?? 0, parts['minute'] ?? 0, parts['second'] ?? 0);
  return local.getTime() - Math.floor(instant / 1000) * 1000;
}

/**
 * Returns the instant of a date and time in a zone as ISO 8601 in UTC. Null if there is none: the value is empty, or the
 * clocks skip this time when summer time starts. If the clocks show it twice, the first instant.
 * @throws RangeError if the time zone is unknown
 */
export function instantOf(value: IsoDateTime, timeZone: string): string | null {
  const { date, time } = partsOfDateTime(value);
  const day = partsOf(date);
  const minutes = minutesOf(time);
  if (!day || minutes === null) return null;
  const utc = new Date(0);
  utc.setUTCFullYear(day.year, day.month - 1, day.day);
  utc.setUTCMinutes(minutes);
  const local = utc.getTime();
  // The offset before and after a possible change of the clocks.
  const dayLength = 86_400_000;
  const candidates = [local - dayLength, local + dayLength].map((near) => local - offsetAt(near, timeZone));
  const found = candidates.filter((instant) => instant + offsetAt(instant, timeZone) === local);
  return found.length === 0 ? null : new Date(Math.min(...found)).toISOString();
}

/**
 * Returns the name of a zone on a date, such as "Brussels, UTC+1": the city, and the offset at noon.
 * @throws RangeError if the time zone is unknown
 */
export function zoneName(timeZone: string, date: string, locale: string): string {
  const day = partsOf(date) ? date : '2027-01-01';
  const offset = new Intl.DateTimeFormat(intlLocale(locale), { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')?.value;
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return city === 'UTC' ? 'UTC' : `${city}, ${offset?.replace('GMT', 'UTC') ?? timeZone}`;
}
