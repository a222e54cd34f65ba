import { utcOf, partsOf, type IsoDate } from '../../foundation/dates/calendar-dates.js';
import {
  calendarNumber,
  monthAndYear,
  shortDate,
  shortFormat,
  shortMonthNames,
} from '../../foundation/dates/date-format.js';
import { isoOfDay, type TimelineUnit } from './timeline-days.js';
import type { TimelineLabels } from './timeline-labels.js';

/** Formats dates and columns in one language. Each date is formatted once. */
export interface TimelineFormat {
  date: (iso: IsoDate) => string;
  /** First and last day, as short as the language allows: "3 Mar – 9 Apr 2027". */
  range: (from: IsoDate, to: IsoDate) => string;
  /** The short text in the header of a column, and its full name. */
  column: (day: number, unit: TimelineUnit) => { text: string; name: string };
}

export function createFormat(locale: string, labels: TimelineLabels): TimelineFormat {
  const ranges = new Map<string, string>();
  return {
    date: (iso) => shortDate(iso, locale),
    range: (from, to) => {
      const key = from + to;
      let text = ranges.get(key);
      if (text === undefined) {
        text = shortFormat(locale).formatRange(utcOf(from), utcOf(to)).replaceAll('\u2009', ' '); // can be typed
        ranges.set(key, text);
      }
      return text;
    },
    column: (day, unit) => {
      const iso = isoOfDay(day);
      const { year = 1970, month = 1, day: date = 1 } = partsOf(iso) ?? {};
      const yearText = calendarNumber(year, locale);
      switch (unit) {
        case 'day':
          return { text: calendarNumber(date, locale), name: shortDate(iso, locale) };
        case 'week':
          return { text: calendarNumber(date, locale), name: labels.weekOf(shortDate(iso, locale)) };
        case 'month':
          return { text: shortMonthNames(locale)[month - 1] ?? '', name: monthAndYear(iso, locale) };
        case 'quarter': {
          const text = labels.quarter(Math.ceil(month / 3));
          return { text, name: labels.quarterOf(text, yearText) };
        }
        default:
          return { text: yearText, name: yearText };
      }
    },
  };
}
