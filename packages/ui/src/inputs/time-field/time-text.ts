import { intlLocale } from '../../foundation/locale/intl-locale.js';
import { plainText } from '../../foundation/locale/plain-text.js';
import { memoize } from '../../foundation/dates/date-format.js';

/** A time of day, `HH:MM`, in 24 hours; empty for none. */
export type IsoTime = string;

const minutesPerDay = 24 * 60;

/** Returns the minutes since midnight, or null if the text is not a time. */
export function minutesOf(time: IsoTime): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/u.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

const padded = (value: number) => String(value).padStart(2, '0');
/** Returns the time of a number of minutes since midnight, from 0 to 1439. */
export const timeOf = (minutes: number): IsoTime => `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;

const formatOf = memoize(
  (locale) => new Intl.DateTimeFormat(intlLocale(locale), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
);

/** Returns a time as it is written in the locale: 2:30 PM, 14:30, 14 h 30. Empty if it is not a time. */
export function shownTime(time: IsoTime, locale: string): string {
  const minutes = minutesOf(time);
  return minutes === null
    ? ''
    : formatOf(locale)
        .format(minutes * 60_000)
        .replaceAll('\u202F', ' ');
}

const plain = (text: string) => text.replaceAll(/[\s.'’\u200E\u200F]/gu, '').toLowerCase();

const morning = Array.from({ length: 12 }, (_, hour) => hour);
const afternoon = morning.map((hour) => hour + 12);

/** The hours that each word for a period of the day covers: AM, 下午, du soir. Also in languages that write 24 hours. */
const periodsOf = memoize((locale): ReadonlyMap<string, ReadonlySet<number>> => {
  const periods = new Map(
    ['a', 'am', 'p', 'pm'].map((word) => [word, new Set(word.startsWith('a') ? morning : afternoon)]),
  );
  for (const language of [intlLocale(locale), 'en'])
    for (const dayPeriod of [undefined, 'short', 'long'] as const) {
      const format = new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, dayPeriod, timeZone: 'UTC' });
      for (const hour of [...morning, ...afternoon]) {
        const word = format.formatToParts(hour * 3_600_000).find(({ type }) => type === 'dayPeriod')?.value;
        if (word) periods.set(plain(word), new Set(periods.get(plain(word))).add(hour));
      }
    }
  return periods;
});

/** Returns the hour of a day that a typed hour and a word mean, or undefined. A word covers an hour before and after. */
function hourIn(word: string, typed: number, locale: string): number | undefined {
  const hours = periodsOf(locale).get(plain(word));
  if (!hours || typed < 1 || typed > 12) return undefined;
  const candidates = [typed % 12, (typed % 12) + 12];
  return (
    candidates.find((hour) => hours.has(hour)) ??
    candidates.find((hour) => hours.has((hour + 1) % 24) || hours.has((hour + 23) % 24))
  );
}

/** Longer than any valid time. */
const maxLength = 30;

const noSeconds = /(\d[:.]\d{2})[:.]00(?!\d)/u;
/** Two hours, as in opening hours. */
const range = /\d\s*-\s*\d/u;

/**
 * Parses a typed time: 14:30, 14.30, 14h30, 1430, 9, 9:30 pm, or in the words of the locale: 下午2:30. An hour up to 12 without a
 * period of the day is meant as written: 9:30 is in the morning. Returns null if the text is not a time.
 */
export function parseTime(typed: string, locale: string): IsoTime | null {
  if (typed.length > maxLength) return null;
  const text = plainText(typed).trim().replace(noSeconds, '$1');
  if (range.test(text)) return null;
  const numbers = text.match(/\d+/gu) ?? [];
  const separators = text.replaceAll(/\d+/gu, ' ');
  // What is left are separators, which may be the letters of hours and minutes, and the period of the day.
  const words = separators
    .split(
      /[\s:.,;'’\u2236]+|(?<!\p{L})(?:h|hrs?|hours?|heures?|ora|orele|uhr|min|時|时|点|點|分|시|분|ч|мин)(?!\p{L})/iu,
    )
    .filter(Boolean);
  const word = words.join('');
  if (numbers.length === 0 || numbers.length > 2) return null;
  let [hours = '', minutes = '0'] = numbers;
  if (numbers.length === 1 && hours.length > 2) {
    if (hours.length > 4) return null;
    [hours, minutes] = [hours.slice(0, -2), hours.slice(-2)];
  } else if (numbers.length === 2 && minutes.length !== 2) return null;
  const hour = word === '' ? Number(hours) : hourIn(word, Number(hours), locale);
  return hour !== undefined && hour < 24 && Number(minutes) < 60 ? timeOf(hour * 60 + Number(minutes)) : null;
}

export interface TimeLimits {
  /** The first time that can be entered, `HH:MM`. */
  min?: IsoTime | undefined;
  /** The last time that can be entered, `HH:MM`. */
  max?: IsoTime | undefined;
}

/**
 * Returns the time that a key leads to: Arrow Up and Arrow Down by `step` minutes to the next multiple, Page Up and Page
 * Down by an hour, within the limits. From an empty field, the first allowed time. Undefined for other keys.
 */
export function timeStep(key: string, from: IsoTime, step: number, { min, max }: TimeLimits): IsoTime | undefined {
  const lowest = minutesOf(min ?? '') ?? 0;
  const highest = minutesOf(max ?? '') ?? minutesPerDay - 1;
  const now = minutesOf(from);
  const moves: Record<string, (minutes: number) => number> = {
    ArrowUp: (minutes) => (Math.floor(minutes / step) + 1) * step,
    ArrowDown: (minutes) => (Math.ceil(minutes / step) - 1) * step,
    PageUp: (minutes) => minutes + 60,
    PageDown: (minutes) => minutes - 60,
  };
  const move = moves[key];
  if (!move) return undefined;
  return timeOf(now === null ? lowest : Math.min(highest, Math.max(lowest, move(now))));
}
