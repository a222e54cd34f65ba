'use client';
import type { RefObject } from 'react';
import { canChoose, partsOf, type DateLimits, type IsoDate } from '../../foundation/dates/calendar-dates.js';
import { shortDate, todayOf } from '../../foundation/dates/date-format.js';
import { useTypedText } from '../../foundation/field/use-typed-text.js';
import type { DateTextLabels } from './date-field-labels.js';
import { isDayWithoutMonth, parseDate } from './date-text.js';

interface DateTextOptions {
  control: RefObject<HTMLInputElement | null>;
  value: IsoDate;
  setValue: (value: IsoDate) => void;
  /** Returns an uncontrolled field to its default value. */
  reset: () => void;
  locale: string;
  limits: DateLimits;
  labels: DateTextLabels;
  today: IsoDate | undefined;
  /** A text that was typed before and is no date. */
  unreadText?: string | undefined;
  onUnreadText?: ((text: string) => void) | undefined;
}

/** The text of a date field, or of one of the two inputs of a date range field. */
export function useDateText({ locale, limits, labels, today, ...options }: DateTextOptions) {
  const format = (day: IsoDate) => (partsOf(day) ? shortDate(day, locale) : '');
  const problemOf = (text: string, day: IsoDate | null): string | undefined => {
    const { min, max } = limits;
    if (day === null) {
      const label = isDayWithoutMonth(text, locale, todayOf(today)) ? labels.noSuchDay : labels.notADate;
      return label(format(todayOf(today)));
    }
    if (min && day < min) return labels.tooEarly(format(min));
    if (max && day > max) return labels.tooLate(format(max));
    return canChoose(day, limits) ? undefined : labels.unavailable(format(day));
  };
  return useTypedText<IsoDate>({
    ...options,
    empty: '',
    format,
    parse: (text) => {
      const day = parseDate(text, locale, todayOf(today));
      const problem = problemOf(text, day);
      return problem === undefined ? { value: day ?? '' } : { problem };
    },
  });
}
