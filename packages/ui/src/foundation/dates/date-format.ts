import { hasLocaleData, intlLocale } from '../locale/intl-locale.js';
import { isoOf, partsOf, utcOf, type IsoDate, type Weekday } from './calendar-dates.js';

/** Always uses the Gregorian calendar, because values are Gregorian dates. Digits are those of the locale. */
const formatOf = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options });

/** Caches the result of a function by locale. */
export function memoize<T>(create: (locale: string) => T): (locale: string) => T {
  const cache = new Map<string, T>();
  return (locale) => {
    let value = cache.get(locale);
    if (value === undefined) cache.set(locale, (value = create(locale)));
    return value;
  };
}

export type DatePart = 'year' | 'month' | 'day';

/** The parts of a numeric date in the order of the locale, or of ISO 8601 without data, with the text between them. */
const numericParts = memoize((locale) =>
  formatOf(hasLocaleData(locale) ? intlLocale(locale) : 'sv', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(utcOf('2027-11-22')),
);

const isDatePart = (type: string): type is DatePart => type === 'year' || type === 'month' || type === 'day';

/** Returns the order of year, month and day in the locale. */
export const orderOf = memoize((locale): DatePart[] =>
  numericParts(locale)
    .map(({ type }) => type)
    .filter(isDatePart),
);

/** Returns the format in which dates are typed, with the letters of each part: MM/DD/YYYY. */
export const datePattern = (locale: string, letters: Record<DatePart, string>): string =>
  numericParts(locale)
    .map(({ type, value }) => (isDatePart(type) ? letters[type] : value.replaceAll(/\p{Cf}/gu, '')))
    .join('')
    .trim();

/** The short format of dates by locale. */
export const shortFormat = memoize((locale) =>
  formatOf(intlLocale(locale), { day: 'numeric', month: 'short', year: 'numeric' }),
);
/** Whether the year is first in a date with the name of its month. In Swedish, it is first in numbers only. */
export const hasYearFirst = memoize(
  (locale) =>
    shortFormat(locale)
      .formatToParts(utcOf('2027-11-22'))
      .find(({ type }) => isDatePart(type))?.type === 'year',
);
/** The full format of dates by locale. */
export const fullFormat = memoize((locale) =>
  formatOf(intlLocale(locale), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
);
const heading = memoize((locale) => formatOf(intlLocale(locale), { month: 'long', year: 'numeric' }));

/** Returns the unambiguous short format: 12 Mar 2027. */
export const shortDate = (iso: IsoDate, locale: string): string => shortFormat(locale).format(utcOf(iso));
/** Returns the full format for screen readers: Friday, 12 March 2027. */
export const fullDate = (iso: IsoDate, locale: string): string => fullFormat(locale).format(utcOf(iso));
/** Returns month and year: March 2027. */
export const monthAndYear = (iso: IsoDate, locale: string): string => heading(locale).format(utcOf(iso));

const shortHeading = memoize((locale) => formatOf(intlLocale(locale), { month: 'short', year: 'numeric' }));
const initial = memoize((locale) => formatOf(intlLocale(locale), { month: 'narrow' }));
/** Returns short month and year: Mar 2027. */
export const shortMonthAndYear = (iso: IsoDate, locale: string): string => shortHeading(locale).format(utcOf(iso));
/** Returns the initial of a month, or its number in languages without initials: M. */
export const monthInitial = (iso: IsoDate, locale: string): string => initial(locale).format(utcOf(iso));

const namesOfMonths = (month: 'long' | 'short') =>
  memoize((locale) =>
    Array.from({ length: 12 }, (_, index) =>
      formatOf(intlLocale(locale), { month }).format(utcOf(isoOf(2027, index + 1, 1) ?? '')),
    ),
  );
/** Returns the names of the months, January first. */
export const monthNames = namesOfMonths('long');
/** Returns the short names of the months, January first. */
export const shortMonthNames = namesOfMonths('short');
/** Returns the names of the months within a date, which are inflected in some languages. */
export const inflectedMonthNames = memoize((locale) =>
  Array.from(
    { length: 12 },
    (_, index) =>
      shortFormat(locale)
        .formatToParts(utcOf(isoOf(2027, index + 1, 1) ?? ''))
        .find(({ type }) => type === 'month')?.value ?? '',
  ),
);

/** Returns the short and long names of the weekdays, Monday first. */
export const weekdayNames = memoize((locale) =>
  Array.from({ length: 7 }, (_, index) => {
    const day = utcOf(`2027-03-0${index + 1}`); // a month that begins on a Monday
    return {
      short: formatOf(intlLocale(locale), { weekday: 'narrow' }).format(day),
      long: formatOf(intlLocale(locale), { weekday: 'long' }).format(day),
    };
  }),
);

/** Returns the day of a month or a year in the digits of the locale. */
export const calendarNumber = (value: number, locale: string): string => numbers(locale).format(value);
const numbers = memoize((locale) => new Intl.NumberFormat(intlLocale(locale), { useGrouping: false }));

/** Regions whose weeks do not start on Monday (CLDR 47, `weekData`). Firefox has no such data in `Intl`. */
const weekStarts: readonly (readonly [Weekday, string])[] = [
  [5, 'MV'],
  [6, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
  [
    7,
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH ' +
      'PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
];
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** Returns the first day of the week in the locale, or the one of its extension: `en-US-u-fw-mon`. */
export const weekStartOf = memoize((locale): Weekday => {
  const [, chosen = ''] = /-u-(?:.+-)?fw-([a-z]{3})\b/.exec(intlLocale(locale).toLowerCase()) ?? [];
  if (weekdays.includes(chosen)) return (weekdays.indexOf(chosen) + 1) as Weekday;
  const { region = '' } = new Intl.Locale(intlLocale(locale)).maximize();
  return weekStarts.find(([, regions]) => regions.split(' ').includes(region))?.[0] ?? 1;
});

/** Returns the current day in the user's time zone. */
export function todayHere(now: Date = new Date()): IsoDate {
  return isoOf(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? '1970-01-01';
}

/** Returns the given day if it is a valid date, otherwise the current day of the user. */
export const todayOf = (given: IsoDate | undefined): IsoDate =>
  given !== undefined && partsOf(given) ? given : todayHere();
