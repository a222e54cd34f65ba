import { fold } from '../../foundation/listbox/fold.js';
import { hasLocaleData, intlLocale } from '../../foundation/locale/intl-locale.js';
import { plainText } from '../../foundation/locale/plain-text.js';
import { isoOf, partsOf, utcOf, type IsoDate } from '../../foundation/dates/calendar-dates.js';
import { hasLocalYears, isLocalYear } from '../../foundation/dates/local-year.js';
import {
  fullFormat,
  hasYearFirst,
  inflectedMonthNames,
  memoize,
  monthNames,
  orderOf,
  shortFormat,
  shortMonthNames,
} from '../../foundation/dates/date-format.js';

/**
 * Resolves a typed year. Two digits mean the current century, or the previous one if the year is more than twenty years
 * ahead. Three digits are an unfinished year. Two digits are none where people count years in another calendar.
 */
function fullYear(year: string, today: IsoDate, locale: string): number {
  if (year.length === 3 || /^0\d{2,}/u.test(year)) return Number.NaN;
  if (year.length > 3) return Number(year);
  if (hasLocalYears(locale)) return Number.NaN;
  const now = Number(today.slice(0, 4));
  const candidate = Math.floor(now / 100) * 100 + Number(year);
  return candidate > now + 20 ? candidate - 100 : candidate;
}

/**
 * Returns the month with this name, or with a name that starts with these three or more letters; 0 if there is none or
 * more than one.
 */
function monthNamed(word: string, ...languages: string[]): number {
  const letters = (text: string) => fold(text).replaceAll(/[^\p{L}]/gu, '');
  const searched = letters(word);
  const found = new Set<number>();
  for (const language of languages) {
    for (const names of [monthNames(language), shortMonthNames(language), inflectedMonthNames(language)]) {
      for (const [index, name] of names.entries()) {
        if (/\d/u.test(name)) continue; // a name such as 3月 is parsed by its number
        if (letters(name) === searched) return index + 1;
        if (searched.length >= 3 && letters(name).startsWith(searched)) found.add(index + 1);
      }
    }
  }
  return found.size === 1 ? ([...found][0] ?? 0) : 0;
}

/** Longer than any valid date. */
const maxLength = 60;

const escapeRegExp = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
/** Normalizes text for comparison: digits, white space, invisible characters and case. */
const normalized = (text: string) => plainText(text).replaceAll(/\s+/gu, ' ').trim().toLowerCase();

interface DatePattern {
  month: number;
  pattern: RegExp;
}

/** Returns patterns of the short and the full format in each month, with any day and year. */
const patternsOf = memoize((locale): DatePattern[] =>
  [shortFormat(locale), fullFormat(locale)].flatMap((format) =>
    Array.from({ length: 12 }, (_, index) => {
      const parts = format.formatToParts(utcOf(isoOf(2027, index + 1, 12) ?? ''));
      const expressions: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
        day: '(?<day>\\d{1,2})',
        year: '(?<year>\\d{4})',
        weekday: '\\D*',
      };
      const pattern = parts
        .map(
          ({ type, value }) =>
            expressions[type] ?? escapeRegExp(type === 'month' ? normalized(value) : plainText(value).toLowerCase()),
        )
        .join('');
      return { month: index + 1, pattern: new RegExp(`^${pattern.replaceAll(/\s+/gu, ' ').trim()}$`, 'u') };
    }),
  ),
);

/** Parses a date in the format of the locale, for example a shown date in which a number was changed. */
function parseFormatted(typed: string, locale: string): IsoDate | null {
  const text = normalized(typed);
  const found = new Set<IsoDate>();
  for (const { month, pattern } of patternsOf(locale)) {
    const { day, year } = pattern.exec(text)?.groups ?? {};
    const iso = day && year ? isoOf(Number(year), month, Number(day)) : null;
    if (iso) found.add(iso);
  }
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** A time of day that spreadsheets and programs write after a date. One that depends on a time zone is none. */
const timeOfDay = /(?:T|\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?$|T00:00(?::00(?:\.0+)?)?Z$/u;

const isPlausible = (digits: string) => /^(?:19|20|21)\d{2}$/u.test(digits.slice(0, 4));

/** Signs after a number, and words between a day and a month, in the languages whose dates have them. */
const betweenWords = new Set(['st', 'nd', 'rd', 'th', 'er', 'of', 'the', 'de', 'del', 'di', 'le', 'il', 'den', 'din']);
const signs = /^(?:[年月日号號]|г|р|r|e|a)$/u;

const weekdays = memoize((locale): ReadonlySet<string> => {
  const names = [locale, 'en'].flatMap((language) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(intlLocale(language), { weekday, timeZone: 'UTC' });
      return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2027, 2, 1 + day)));
    }),
  );
  return new Set(names.flatMap((name) => fold(name).match(/\p{L}+/gu) ?? []));
});

/** Returns the words that can be the name of a month: without signs and the day of the week, which can have its name. */
function namesIn(words: readonly string[], locale: string): readonly string[] {
  const names = words.filter((word) => !signs.test(fold(word)) && !betweenWords.has(fold(word)));
  const isWeekday = (word: string) => weekdays(locale).has(fold(word));
  // “mar.” is Tuesday or March in French.
  const isMonth = (word: string) => monthNamed(word, locale, 'en') > 0;
  const others = names.length > 1 ? names.filter((word) => !isWeekday(word) || isMonth(word)) : names;
  return others.length > 1 ? others.filter((word) => !isWeekday(word)) : others;
}

/** Returns the only date with these numbers and the year at the end; null if there are two, or the year is cut. */
function dateInAnyOrder(one: string, two: string, year: string): IsoDate | null {
  if (year.length !== 4 || two.length > 2) return null;
  const [found = null, ...others] = new Set(
    [isoOf(Number(year), Number(two), Number(one)), isoOf(Number(year), Number(one), Number(two))].filter(Boolean),
  );
  return others.length === 0 ? found : null;
}

/**
 * Parses a typed date: in the order of the locale with any separator (12.3.2027, 12/03/27, 12032027), in ISO format
 * (2027-03-12), with the name of the month (12 Mar 2027, March 12, 2027), or in the format of the locale (2027年3月12日).
 * Returns null if the text is not a date or is ambiguous. Without data for the locale, three numbers are read only if
 * every order gives the same date, or the year is first. A year of another calendar, as 2570 in Thai, is none.
 */
export function parseDate(typed: string, locale: string, today: IsoDate): IsoDate | null {
  const day = gregorianDate(typed, locale, today);
  return day !== null && isLocalYear(partsOf(day)?.year ?? 0, locale, today) ? null : day;
}

function gregorianDate(typed: string, locale: string, today: IsoDate): IsoDate | null {
  if (typed.length > maxLength) return null;
  const formatted = parseFormatted(typed, locale);
  if (formatted) return formatted;
  const text = plainText(typed).trim().replace(timeOfDay, '');
  const numbers = text.match(/\d+/gu) ?? [];
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  if (/[^\p{L}\p{M}\d\s.,،、/\-:']/u.test(text)) return null;

  const names = namesIn(words, locale);
  const months = names.map((word) => monthNamed(word, locale, 'en')).filter((month) => month > 0);
  const hasData = hasLocaleData(locale);
  if (months.length === 1 && names.length === 1 && numbers.length === 2) {
    const dateOf = (year = '', day = '') =>
      day.length > 2 ? null : isoOf(fullYear(year, today, locale), months[0] ?? 0, Number(day));
    const [one = '', two = ''] = numbers;
    if (one.length > 2) return dateOf(one, two);
    const dayFirst = dateOf(two, one);
    if (two.length > 2 || (hasData && !hasYearFirst(locale))) return dayFirst;
    const yearFirst = dateOf(one, two);
    if (dayFirst === null || yearFirst === null) return dayFirst ?? yearFirst;
    // `12-Mar-27` is what English programs write. The name of a month can be the same in both languages.
    const isIn = (language: string) => hasData && monthNamed(names[0] ?? '', language) > 0;
    return isIn(locale) === isIn('en') ? null : isIn('en') ? dayFirst : yearFirst;
  }
  if (names.length > 0) return null;

  const order = orderOf(locale);
  let [one = '', two = '', three = ''] = numbers;
  const isCompact = numbers.length === 1 && one.length === 8;
  if (isCompact && isPlausible(one.slice(0, 4)) && !isPlausible(order[0] === 'year' ? one : one.slice(4)))
    return isoOf(Number(one.slice(0, 4)), Number(one.slice(4, 6)), Number(one.slice(6)));
  if (numbers.length === 1 && (one.length === 8 || (one.length === 6 && hasData))) {
    const lengths = order.map((part) => (part === 'year' ? one.length - 4 : 2));
    const digits = one;
    [one = '', two = '', three = ''] = [
      digits.slice(0, lengths[0]),
      digits.slice(lengths[0], (lengths[0] ?? 0) + (lengths[1] ?? 0)),
      digits.slice((lengths[0] ?? 0) + (lengths[1] ?? 0)),
    ];
  } else if (numbers.length !== 3) return null;
  // If the year is first, the order is that of ISO 8601 in every locale.
  if (one.length > 2) return three.length > 2 ? null : isoOf(fullYear(one, today, locale), Number(two), Number(three));
  if (!hasData) return dateInAnyOrder(one, two, three);
  const value: Record<string, string> = Object.fromEntries(
    order.map((part, index) => [part, [one, two, three][index] ?? '']),
  );
  if ((value['day'] ?? '').length > 2 || (value['month'] ?? '').length > 2) return null;
  return isoOf(fullYear(value['year'] ?? '', today, locale), Number(value['month']), Number(value['day']));
}

/** Whether a text that is no date would be one with another day of the month, as 31 February and 31.6.2027. */
export const isDayWithoutMonth = (typed: string, locale: string, today: IsoDate): boolean =>
  parseDate(plainText(typed).replaceAll(/(?<!\d)(?:29|3[01])(?!\d)/gu, '28'), locale, today) !== null;
