import { intlLocale } from '../locale/intl-locale.js';
import { partsOf, utcOf, type IsoDate } from './calendar-dates.js';
import { memoize } from './date-format.js';

/** The format of years in the calendar of a locale, or null if it is the Gregorian one. */
const localYears = memoize((locale) => {
  const format = new Intl.DateTimeFormat(intlLocale(locale), {
    year: 'numeric',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });
  return format.resolvedOptions().calendar === 'gregory' ? null : format;
});

/** Whether people who use the locale count years in another calendar, as in Thai and Persian. */
export const hasLocalYears = (locale: string): boolean => localYears(locale) !== null;

/** Years before and after the current one that are not read as Gregorian. */
const span = 150;

/**
 * Whether a year is one of the calendar of the locale and not a Gregorian one: 2570 in Thai, 1405 in Persian. Fields show
 * and read Gregorian years.
 */
export function isLocalYear(year: number, locale: string, today: IsoDate): boolean {
  const shown = localYears(locale)
    ?.formatToParts(utcOf(today))
    .find(({ type }) => type === 'year');
  const difference = Math.abs(year - Number(shown?.value));
  return difference < span && difference < Math.abs(year - (partsOf(today)?.year ?? 0));
}
