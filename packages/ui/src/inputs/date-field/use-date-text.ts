'use client';
import { useState } from 'react';
import { canChoose, partsOf, type DateLimits, type IsoDate } from '../../foundation/dates/calendar-dates.js';
import { shortDate, todayOf } from '../../foundation/dates/date-format.js';
import type { DateTextLabels } from './date-field-labels.js';
import { parseDate } from './date-text.js';

interface Typed {
  text: string;
  /** The value of the field when this text was typed. The text is discarded when the caller sets another value. */
  value: string;
  problem?: string;
}

interface DateTextOptions {
  locale: string;
  limits: DateLimits;
  labels: DateTextLabels;
  today: IsoDate | undefined;
}

/** Returns the error text of a date, or undefined if it can be chosen. */
function problemOf(
  day: IsoDate | null,
  limits: DateLimits,
  locale: string,
  labels: DateTextLabels,
  today?: IsoDate,
): string | undefined {
  const { min, max } = limits;
  if (!day) return labels.notADate(shortDate(todayOf(today), locale));
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
  { locale, limits, labels, today }: DateTextOptions,
) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const current = typed?.value === value ? typed : null;
  return {
    text: current?.text ?? (partsOf(value) ? shortDate(value, locale) : ''),
    problem: current?.problem,
    type: (text: string) => setTyped({ text, value }),
    discard: () => setTyped(null),
    commit: () => {
      if (!current || current.problem) return;
      const text = current.text.trim();
      const day = text ? parseDate(text, locale, todayOf(today)) : null;
      const problem = text ? problemOf(day, limits, locale, labels, today) : undefined;
      const next = problem ? '' : (day ?? '');
      setTyped(problem ? { text: current.text, value: next, problem } : null);
      if (next !== value) setValue(next);
    },
  };
}
