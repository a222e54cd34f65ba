'use client';
import { useState } from 'react';
import { canChoose, partsOf, type DateLimits, type IsoDate } from '../../foundation/dates/calendar-dates.js';
import { shortDate, todayOf } from '../../foundation/dates/date-format.js';
import type { DateTextLabels } from './date-field-labels.js';
import { isDayWithoutMonth, parseDate } from './date-text.js';

interface Typed {
  text: string;
  /** The value of the field when this text was typed. The text is discarded when the caller sets another value. */
  value: string;
  problem?: string | undefined;
}

interface DateTextOptions {
  locale: string;
  limits: DateLimits;
  labels: DateTextLabels;
  today: IsoDate | undefined;
  /** A text that was typed before and is no date. */
  unreadText?: string | undefined;
  onUnreadText?: ((text: string) => void) | undefined;
}

/** Returns the error text of a date, or undefined if it can be chosen. */
function problemOf(
  text: string,
  day: IsoDate | null,
  limits: DateLimits,
  locale: string,
  labels: DateTextLabels,
  today?: IsoDate,
): string | undefined {
  const { min, max } = limits;
  if (!day) {
    const label = isDayWithoutMonth(text, locale, todayOf(today)) ? labels.noSuchDay : labels.notADate;
    return label(shortDate(todayOf(today), locale));
  }
  if (min && day < min) return labels.tooEarly(shortDate(min, locale));
  if (max && day > max) return labels.tooLate(shortDate(max, locale));
  return canChoose(day, limits) ? undefined : labels.unavailable(shortDate(day, locale));
}

/**
 * The text of a date field, or of one of the two inputs of a date range field. Typed text is parsed when the field
 * loses the focus or Enter is pressed, and then shown in
 * an unambiguous format. Text that is not a date is kept as typed, with an error, and the value is empty, so that a
 * form never submits a date other than the visible one.
 */
export function useDateText(
  value: string,
  setValue: (value: string) => void,
  { locale, limits, labels, today, unreadText, onUnreadText }: DateTextOptions,
) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [lastUnread, setLastUnread] = useState(unreadText);
  if (lastUnread !== unreadText) {
    setLastUnread(unreadText);
    setTyped(null);
  }
  const read = (text: string) => {
    const day = parseDate(text.trim(), locale, todayOf(today));
    return { day: day ?? '', problem: problemOf(text.trim(), day, limits, locale, labels, today) };
  };
  const kept = unreadText ? { text: unreadText, value, problem: read(unreadText).problem } : null;
  const current = (typed?.value === value ? typed : null) ?? kept;
  return {
    text: current?.text ?? (partsOf(value) ? shortDate(value, locale) : ''),
    problem: current?.problem,
    type: (text: string) => setTyped({ text, value }),
    discard: () => setTyped(null),
    commit: () => {
      if (!current || current.problem) return;
      const { day, problem } = current.text.trim() ? read(current.text) : { day: '', problem: undefined };
      const next = problem ? '' : day;
      setTyped(problem ? { text: current.text, value: next, problem } : null);
      if (next !== value || kept) setValue(next);
      if (problem) onUnreadText?.(current.text);
    },
  };
}
