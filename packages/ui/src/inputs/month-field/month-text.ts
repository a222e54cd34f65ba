import type { IsoMonth } from '../../display/month-dial/month-mark.js';
import { hasLocaleData } from '../../foundation/locale/intl-locale.js';
import { plainText } from '../../foundation/locale/plain-text.js';
import { addMonths, isoOf, type IsoDate } from '../../foundation/dates/calendar-dates.js';
import { hasLocalYears, isLocalYear } from '../../foundation/dates/local-year.js';
import { orderOf, shortMonthAndYear } from '../../foundation/dates/date-format.js';
import { parseDate } from '../date-field/date-text.js';

/** Returns the first day of a month, or null if the text is not a month. */
export function firstDayOf(month: IsoMonth): IsoDate | null {
  const match = /^(\d{4})-(\d{2})$/u.exec(month);
  return match ? isoOf(Number(match[1]), Number(match[2]), 1) : null;
}

const monthOf = (day: IsoDate): IsoMonth => day.slice(0, 7);

/** Returns a month as it is written in the locale: Mar 2027. Empty if it is not a month. */
export function shownMonth(month: IsoMonth, locale: string): string {
  const day = firstDayOf(month);
  return day === null ? '' : shortMonthAndYear(day, locale);
}

/** Longer than any valid month. */
const maxLength = 40;

/**
 * Parses a typed month: 3/2027, 3.27, 2027-03, 032027, Mar 2027, or in the format of the locale (2027年3月). Two numbers
 * are in the order of the locale, unless one is a year. Returns null if the text is not a month.
 */
export function parseMonth(typed: string, locale: string, today: IsoDate): IsoMonth | null {
  if (typed.length > maxLength) return null;
  const text = plainText(typed).trim();
  const numbers = text.match(/\d+/gu) ?? [];
  const isNumeric = !/\p{L}/u.test(text.replaceAll(/[年月년월]/gu, ''));
  if (!isNumeric) {
    // The name of a month and its year: the same as a date with a day.
    // At most the month and a word such as “de”.
    if (numbers.length !== 1 || (text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).length > 2) return null;
    const day = parseDate(`1 ${text.replaceAll(/\p{P}/gu, ' ')}`, locale, today);
    return day === null ? null : monthOf(day);
  }
  if (/[^\d\s.,/\-年月년월]/u.test(text)) return null;
  if (numbers.length === 3) {
    const day = parseDate(text, locale, today); // the first day is how programs write a month
    return day?.endsWith('-01') ? monthOf(day) : null;
  }
  let [one = '', two = ''] = numbers;
  if (!hasLocaleData(locale) && numbers.every((number) => number.length < 3)) return null; // which is the year?
  const isYearFirst = orderOf(locale)[0] === 'year';
  if (numbers.length === 1 && (one.length === 6 || (one.length === 4 && hasLocaleData(locale)))) {
    const startsWithYear = one.length === 6 && /^(?:19|20|21)\d{2}(?:0[1-9]|1[0-2])$/u.test(one);
    const split = isYearFirst || (startsWithYear && Number(one.slice(0, 2)) > 12) ? one.length - 2 : 2;
    [one, two] = [one.slice(0, split), one.slice(split)];
  } else if (numbers.length !== 2) return null;
  const [year, month] = one.length > 2 || (two.length <= 2 && isYearFirst) ? [one, two] : [two, one];
  if (hasLocalYears(locale) && (year.length < 3 || isLocalYear(Number(year), locale, today))) return null;
  const day = parseDate(`${month.padStart(2, '0')}/01/${year}`, 'en-US', today);
  return day === null ? null : monthOf(day);
}

export interface MonthLimits {
  /** The first month that can be entered, `YYYY-MM`. */
  min?: IsoMonth | undefined;
  /** The last month that can be entered, `YYYY-MM`. */
  max?: IsoMonth | undefined;
}

/**
 * Returns the month that a key leads to: Arrow Up and Arrow Down by a month, Page Up and Page Down by a year, within the
 * limits. From an empty field, the current month. Undefined for other keys.
 */
export function monthStep(
  key: string,
  from: IsoMonth,
  today: IsoDate,
  { min, max }: MonthLimits,
): IsoMonth | undefined {
  const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 12, PageDown: -12 };
  const step = steps[key];
  if (step === undefined) return undefined;
  const day = firstDayOf(from);
  const next = day === null ? monthOf(today) : monthOf(addMonths(day, step));
  return min && next < min ? min : max && next > max ? max : next;
}
