import { fold } from '../../foundation/fold.js';
import { isoOf, partsOf, utcOf, type IsoDate, type Weekday } from './calendar-state.js';

/** Asked for by Intl's name for each: the calendar is the Gregorian one and the figures are 0 to 9 whatever the locale has, for what is typed must be what is shown. */
const formatOf = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC', ...options });

function remembered<T>(make: (locale: string) => T): (locale: string) => T {
  const kept = new Map<string, T>();
  return (locale) => {
    let value = kept.get(locale);
    if (value === undefined) kept.set(locale, (value = make(locale)));
    return value;
  };
}

/** The locale if Intl knows how to read it, else English. */
const known = remembered((locale) => {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en';
  } catch {
    return 'en';
  }
});

/** English in Europe's order: of the English locales, only that of the United States begins with the month. */
const written = remembered((locale) => (known(locale) === 'en' ? 'en-GB' : known(locale)));

type Part = 'year' | 'month' | 'day';

/** The order in which the locale writes year, month and day. */
export const orderOf = remembered((locale): Part[] => {
  const parts = formatOf(written(locale), { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    utcOf('2027-11-22'),
  );
  return parts
    .map(({ type }) => type)
    .filter((type): type is Part => type === 'year' || type === 'month' || type === 'day');
});

const short = remembered((locale) => formatOf(written(locale), { day: 'numeric', month: 'short', year: 'numeric' }));
const full = remembered((locale) =>
  formatOf(written(locale), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
);
const heading = remembered((locale) => formatOf(written(locale), { month: 'long', year: 'numeric' }));

/** A date that nobody reads another way: 12 Mar 2027. */
export const shortDate = (iso: IsoDate, locale: string): string => short(locale).format(utcOf(iso));
/** With its weekday, as it is heard: Friday, 12 March 2027. */
export const fullDate = (iso: IsoDate, locale: string): string => full(locale).format(utcOf(iso));
/** March 2027. */
export const monthAndYear = (iso: IsoDate, locale: string): string => heading(locale).format(utcOf(iso));

const ofMonths = (month: 'long' | 'short') =>
  remembered((locale) =>
    Array.from({ length: 12 }, (_, index) =>
      formatOf(written(locale), { month }).format(utcOf(isoOf(2027, index + 1, 1) ?? '')),
    ),
  );
/** January to December. */
export const monthNames = ofMonths('long');
const shortMonths = ofMonths('short');
/** Months as they stand within a date, where a language bends them. */
const inDates = remembered((locale) =>
  Array.from(
    { length: 12 },
    (_, index) =>
      short(locale)
        .formatToParts(utcOf(isoOf(2027, index + 1, 1) ?? ''))
        .find(({ type }) => type === 'month')?.value ?? '',
  ),
);

/** Names of the week's days, Monday first, short and long. */
export const weekdayNames = remembered((locale) =>
  Array.from({ length: 7 }, (_, index) => {
    const day = utcOf(`2027-03-0${index + 1}`); // a month that begins on a Monday
    return {
      short: formatOf(written(locale), { weekday: 'narrow' }).format(day),
      long: formatOf(written(locale), { weekday: 'long' }).format(day),
    };
  }),
);

type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };
/** The day on which the locale's week begins; Monday where Intl does not know. */
export const weekStartOf = remembered((locale): Weekday => {
  const asked = new Intl.Locale(written(locale)) as WithWeek;
  return ((asked.getWeekInfo?.() ?? asked.weekInfo)?.firstDay ?? 1) as Weekday;
});

/** Two figures mean the century in which we are, up to twenty years ahead; three are a year that is not finished. */
function fullYear(year: string, today: IsoDate): number {
  if (year.length === 3) return Number.NaN;
  if (year.length > 3) return Number(year);
  const now = Number(today.slice(0, 4));
  const candidate = Math.floor(now / 100) * 100 + Number(year);
  return candidate > now + 20 ? candidate - 100 : candidate;
}

const figures: [RegExp, number][] = [
  [/[\u0660-\u0669]/gu, 0x06_60],
  [/[\u06F0-\u06F9]/gu, 0x06_f0],
  [/[\uFF10-\uFF19]/gu, 0xff_10],
];
/** Arabic, Persian and wide figures are figures too. */
const latinFigures = (text: string) =>
  figures.reduce(
    (sofar, [from, zero]) => sofar.replaceAll(from, (figure) => String((figure.codePointAt(0) ?? zero) - zero)),
    text,
  );

/** The month that a word names, in full or begun with at least three letters; 0 where it names none or two. */
function monthNamed(word: string, locale: string): number {
  const bare = (text: string) => fold(text).replaceAll(/[^\p{L}]/gu, '');
  const wanted = bare(word);
  const found = new Set<number>();
  for (const language of [locale, 'en']) {
    for (const names of [monthNames(language), shortMonths(language), inDates(language)]) {
      for (const [index, name] of names.entries()) {
        if (/\d/u.test(name)) continue; // 3月 is read by its figure
        if (bare(name) === wanted) return index + 1;
        if (wanted.length >= 3 && bare(name).startsWith(wanted)) found.add(index + 1);
      }
    }
  }
  return found.size === 1 ? ([...found][0] ?? 0) : 0;
}

/** Longer than any date that somebody types. */
const longest = 60;

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
/** Text as dates are compared: spaces and invisible signs are no difference, capitals neither. */
const comparable = (text: string) =>
  latinFigures(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

interface Shape {
  month: number;
  pattern: RegExp;
}

/** How the locale writes a date of each month, short and in full, with any day and year: whatever signs and words stand in it. */
const shapesOf = remembered((locale): Shape[] =>
  [short(locale), full(locale)].flatMap((format) =>
    Array.from({ length: 12 }, (_, index) => {
      const parts = format.formatToParts(utcOf(isoOf(2027, index + 1, 12) ?? ''));
      const ways: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
        day: '(?<day>\\d{1,2})',
        year: '(?<year>\\d{4})',
        weekday: '\\D*',
      };
      const pattern = parts
        .map(
          ({ type, value }) =>
            ways[type] ??
            escaped(
              type === 'month'
                ? comparable(value)
                : value
                    .normalize('NFKC')
                    .replaceAll(/\p{Cf}/gu, '')
                    .toLowerCase(),
            ),
        )
        .join('');
      return { month: index + 1, pattern: new RegExp(`^${pattern.replaceAll(/\s+/gu, ' ').trim()}$`, 'u') };
    }),
  ),
);

/** A date that stands as the locale writes it, as one that is in sight and had a figure changed. */
function asWritten(typed: string, locale: string): IsoDate | null {
  const text = comparable(typed);
  const found = new Set<IsoDate>();
  for (const { month, pattern } of shapesOf(locale)) {
    const { day, year } = pattern.exec(text)?.groups ?? {};
    const iso = day && year ? isoOf(Number(year), month, Number(day)) : null;
    if (iso) found.add(iso);
  }
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/**
 * The date that somebody typed: in the locale's order with any separator (12.3.2027, 12/03/27, 12032027), as ISO (2027-03-12), with the month in letters
 * (12 Mar 2027, March 12, 2027), or as the locale writes it (2027年3月12日). Null where it is no date, or no one date.
 */
export function parseDate(typed: string, locale: string, today: IsoDate): IsoDate | null {
  if (typed.length > longest) return null;
  const written = asWritten(typed, locale);
  if (written) return written;
  const text = latinFigures(typed.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')).trim();
  const numbers = text.match(/\d+/gu) ?? [];
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  if (/[^\p{L}\p{M}\p{N}\s.,/\-‐‑–—:']/u.test(text)) return null;

  const months = words.map((word) => monthNamed(word, locale)).filter((month) => month > 0);
  if (months.length === 1 && numbers.length === 2) {
    const yearFirst =
      (numbers[0] ?? '').length > 2 || ((numbers[1] ?? '').length <= 2 && orderOf(locale)[0] === 'year');
    const [year = '', day = ''] = yearFirst ? numbers : numbers.toReversed();
    return isoOf(fullYear(year, today), months[0] ?? 0, Number(day));
  }
  if (months.length > 0 || words.some((word) => !/^[年月日号號]$|^(?:г|р)$/u.test(word))) return null;

  const order = orderOf(locale);
  let [one = '', two = '', three = ''] = numbers;
  if (numbers.length === 1 && (one.length === 8 || one.length === 6)) {
    const lengths = order.map((part) => (part === 'year' ? one.length - 4 : 2));
    const all = one;
    [one = '', two = '', three = ''] = [
      all.slice(0, lengths[0]),
      all.slice(lengths[0], (lengths[0] ?? 0) + (lengths[1] ?? 0)),
      all.slice((lengths[0] ?? 0) + (lengths[1] ?? 0)),
    ];
  } else if (numbers.length !== 3) return null;
  if (one.length > 2) return isoOf(fullYear(one, today), Number(two), Number(three)); // a year in front is ISO's order, whatever the locale's
  const value: Record<string, string> = Object.fromEntries(
    order.map((part, index) => [part, [one, two, three][index] ?? '']),
  );
  return isoOf(fullYear(value['year'] ?? '', today), Number(value['month']), Number(value['day']));
}

/** The current day where the reader is. */
export function todayHere(now: Date = new Date()): IsoDate {
  return isoOf(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? '1970-01-01';
}

/** The day that was said to be today, or where that is no date, the one here. */
export const todayOf = (given: IsoDate | undefined): IsoDate =>
  given !== undefined && partsOf(given) ? given : todayHere();
