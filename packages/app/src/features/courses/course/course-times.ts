import type { CourseFacts } from '@attesta/domain/courses/schema';
import { localeOf } from '../../../platform/i18n/component-locale';

type Scheduled = Pick<CourseFacts, 'startsAt' | 'endsAt' | 'timeZone'>;

/** A period in one time zone. */
interface ZonedPeriod {
  /** Start and end with weekday, date and time. */
  period: string;
  /** Name of the time zone, or its offset if it has no name. */
  zone: string;
  /** Difference from UTC at the start. */
  offset: string;
}

export interface CourseTimes extends ZonedPeriod {
  /** The same period in the user's time zone. Null if the clock shows the same times there. */
  own: ZonedPeriod | null;
}

/** Chinese writes periods as 2027/2/3 unless month and weekday are long. */
const lengthOf = (language: string) => (language === 'zh' ? 'long' : 'short');
const dayOptionsOf = (language: string) =>
  ({ day: 'numeric', month: lengthOf(language), year: 'numeric' }) as const satisfies Intl.DateTimeFormatOptions;
const timeOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The time zone of the browser. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const zoneName = (at: Date, locale: string, timeZone: string, style: 'longGeneric' | 'shortOffset') =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: style })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

function periodIn({ startsAt, endsAt }: Scheduled, timeZone: string, language: string): ZonedPeriod {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const locale = localeOf(language);
  const days = { weekday: lengthOf(language), ...dayOptionsOf(language) } as const;
  const format = new Intl.DateTimeFormat(locale, { ...days, ...timeOptions, timeZone });
  const offset = zoneName(start, locale, timeZone, 'shortOffset');
  const name = zoneName(start, locale, timeZone, 'longGeneric');
  const isOffset = /^(GMT|UTC)[+\-−\d]/u.test(name); // such as GMT+00:00 for UTC
  return { period: format.formatRange(start, end), zone: isOffset ? offset : name, offset };
}

/** When a course takes place, in its time zone, and in the user's time zone if that differs. */
export function courseTimes(course: Scheduled, language: string, ownTimeZone = browserTimeZone()): CourseTimes {
  const there = periodIn(course, course.timeZone, language);
  const own = periodIn(course, ownTimeZone, language);
  return { ...there, own: own.period === there.period ? null : own };
}

/** The days of a course in its time zone, such as 3–4 Feb 2027. */
export function courseDays({ startsAt, endsAt, timeZone }: Scheduled, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { ...dayOptionsOf(language), timeZone });
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  if (language !== 'zh') return format.formatRange(start, end);
  const days = [format.format(start), format.format(end)];
  return [...new Set(days)].join(' – ');
}

/** An instant with date and time in a time zone, such as 27 Jan 2027, 18:00. */
export const momentIn = (
  timeZone: string,
  instant: string,
  language: string,
  options: Intl.DateTimeFormatOptions = {},
): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    ...dayOptionsOf(language),
    ...timeOptions,
    ...options,
    timeZone,
  }).format(new Date(instant));

/** An instant with date, time and the name of the time zone, such as 27 Jan 2027, 18:00 CET. */
export const deadlineIn = (timeZone: string, instant: string, language: string): string =>
  momentIn(timeZone, instant, language, { timeZoneName: 'short' });
