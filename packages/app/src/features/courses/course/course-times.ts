import type { CourseFacts } from '@attesta/domain/courses/schema';

type Scheduled = Pick<CourseFacts, 'startsAt' | 'endsAt' | 'timeZone'>;

/** A period in one time zone. */
interface ZonedPeriod {
  /** Start and end with weekday, date and time. */
  period: string;
  /** Name of the time zone. */
  zone: string;
  /** Difference from UTC at the start. */
  offset: string;
}

export interface CourseTimes extends ZonedPeriod {
  /** The same period in the user's time zone. Null if the clock shows the same times there. */
  own: ZonedPeriod | null;
}

/** The locale for `Intl`. English uses en-GB, which puts the day before the month. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language);

const dayOptions = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const timeOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The time zone of the browser. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const zoneName = (at: Date, locale: string, timeZone: string, style: 'longGeneric' | 'shortOffset') =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: style })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

function periodIn({ startsAt, endsAt }: Scheduled, timeZone: string, locale: string): ZonedPeriod {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', ...dayOptions, ...timeOptions, timeZone });
  return {
    period: format.formatRange(start, end),
    zone: zoneName(start, locale, timeZone, 'longGeneric'),
    offset: zoneName(start, locale, timeZone, 'shortOffset'),
  };
}

/** When a course takes place, in its time zone, and in the user's time zone if that differs. */
export function courseTimes(course: Scheduled, language: string, ownTimeZone = browserTimeZone()): CourseTimes {
  const locale = localeOf(language);
  const there = periodIn(course, course.timeZone, locale);
  const own = periodIn(course, ownTimeZone, locale);
  return { ...there, own: own.period === there.period ? null : own };
}

/** The days of a course in its time zone, such as 3–4 Feb 2027. */
export const courseDays = ({ startsAt, endsAt, timeZone }: Scheduled, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { ...dayOptions, timeZone }).formatRange(
    new Date(startsAt),
    new Date(endsAt),
  );

/** An instant with date and time in a time zone, such as 27 Jan 2027, 18:00. */
export const momentIn = (timeZone: string, instant: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { ...dayOptions, ...timeOptions, timeZone }).format(new Date(instant));
