import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** How the reader's language writes things; the day comes first in English too, so that 3 Apr is never 4 Mar. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language);

/** Writes dates, names, lists and numbers as a language does. */
export interface Formats {
  /** A calendar date `YYYY-MM-DD`: 15 Mar 2027. The same day in every time zone. */
  date: (calendarDate: string) => string;
  /** The day of an instant (ISO 8601) where the reader is. */
  day: (instant: string) => string;
  /** A country by its two letters. */
  country: (code: string) => string;
  /** A language by its code. */
  language: (code: string) => string;
  /** "a, b and c". */
  list: (items: readonly string[]) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Order of words in this language. */
  compare: (one: string, other: string) => number;
}

const dayForm: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

const formatted = (format: Intl.DateTimeFormat, text: string) => {
  const time = Date.parse(text);
  return Number.isNaN(time) ? text : format.format(time);
};

/** XI is no code of ISO 3166, so `Intl` has no name for it: Northern Ireland stands apart in the Union's law on goods only. */
const northernIreland: Readonly<Record<string, string>> = {
  en: 'Northern Ireland',
  fr: 'Irlande du Nord',
  ro: 'Irlanda de Nord',
  zh: '北爱尔兰',
};

/** What is not a date, a country or a language is written as it came. */
export function formatsFor(language: string): Formats {
  const locale = localeOf(language);
  const calendar = new Intl.DateTimeFormat(locale, { ...dayForm, timeZone: 'UTC' });
  const local = new Intl.DateTimeFormat(locale, dayForm);
  const regions = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  const languages = new Intl.DisplayNames([locale, 'en'], { type: 'language' });
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const { compare } = new Intl.Collator(locale);
  return {
    date: (text) => formatted(calendar, text),
    day: (instant) => formatted(local, instant),
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

/** The formats of the language that the page is in. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  return useMemo(() => formatsFor(i18n.language), [i18n.language]);
}
