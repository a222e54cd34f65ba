import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from './component-locale';

/** Formats dates, names, lists and numbers for one language. */
export interface Formats {
  /** Formats a calendar date `YYYY-MM-DD` as 15 Mar 2027, independent of the time zone. */
  date: (calendarDate: string) => string;
  /** Formats a month `YYYY-MM` as February 2025. */
  month: (month: string) => string;
  /** Formats a month `YYYY-MM` without its year as Feb. */
  shortMonth: (month: string) => string;
  /** A month with its year in a short form, such as `Mar 2027`. */
  briefMonth: (month: string) => string;
  /** Formats the local day of an instant (ISO 8601). */
  day: (instant: string) => string;
  /** Formats the local date and time of an instant (ISO 8601) as 15 Mar 2027, 14:05. */
  moment: (instant: string) => string;
  /** The name of a country, by its two-letter code. */
  country: (code: string) => string;
  /** The name of a language, by its code. */
  language: (code: string) => string;
  /** Joins items as "a, b and c". */
  list: (items: readonly string[]) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Compares two strings in the sort order of the language. */
  compare: (one: string, other: string) => number;
}

const dayOptions: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

const formatted = (format: Intl.DateTimeFormat, text: string) => {
  const time = Date.parse(text);
  return Number.isNaN(time) ? text : format.format(time);
};

/** XI is not an ISO 3166 code, so `Intl` has no name for it. EU law on goods treats Northern Ireland separately. */
const northernIreland: Readonly<Record<string, string>> = {
  en: 'Northern Ireland',
  fr: 'Irlande du Nord',
  ro: 'Irlanda de Nord',
  zh: '北爱尔兰',
};

/** The formats of a language. Values that are not a valid date, country or language are returned unchanged. */
export function formatsFor(language: string): Formats {
  const locale = localeOf(language);
  const calendar = new Intl.DateTimeFormat(locale, { ...dayOptions, timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const briefMonths = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const shortMonths = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const local = new Intl.DateTimeFormat(locale, dayOptions);
  const moments = new Intl.DateTimeFormat(locale, {
    ...dayOptions,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const regions = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  const languages = new Intl.DisplayNames([locale, 'en'], { type: 'language' });
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const { compare } = new Intl.Collator(locale);
  return {
    date: (text) => formatted(calendar, text),
    month: (text) => formatted(months, text),
    shortMonth: (text) => formatted(shortMonths, text),
    briefMonth: (text) => formatted(briefMonths, text),
    day: (instant) => formatted(local, instant),
    moment: (instant) => formatted(moments, instant),
    country: (code) =>
      code === 'XI' ? `${northernIreland[language] ?? northernIreland['en']} (XI)` : named(regions, code),
    language: (code) => named(languages, code),
    list: (items) => conjunction.format(items),
    number: (value, options) => value.toLocaleString(locale, options),
    compare,
  };
}

function named(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Returns the formats of the current language. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  return useMemo(() => formatsFor(i18n.language), [i18n.language]);
}
