'use client';
import { useState } from 'react';
import { canChoose, partsOf, type DateLimits, type IsoDate } from './calendar-state.js';
import type { DateWords } from './date-field-labels.js';
import { parseDate, shortDate, todayOf } from './date-text.js';

interface Typed {
  text: string;
  /** The field's value while this text was typed; another one from outside takes its place. */
  value: string;
  problem?: string;
}

interface DateTextOptions {
  locale: string;
  limits: DateLimits;
  words: DateWords;
  today: IsoDate | undefined;
}

/** What is wrong with a date, in words. */
function problemOf(
  day: IsoDate | null,
  limits: DateLimits,
  locale: string,
  words: DateWords,
  today?: IsoDate,
): string | undefined {
  const { min, max } = limits;
  if (!day) return words.notADate(shortDate(todayOf(today), locale));
  if (min && day < min) return words.tooEarly(shortDate(min, locale));
  if (max && day > max) return words.tooLate(shortDate(max, locale));
  return canChoose(day, limits) ? undefined : words.unavailable(shortDate(day, locale));
}

/**
 * The text of a date field. What is typed is read when the field is left or Enter is pressed, and then written without two meanings. What is no date stays as it
 * was typed, with a word on it, and the field has no value meanwhile: nobody sends a date that is not the one in sight.
 */
export function useDateText(
  value: string,
  setValue: (value: string) => void,
  { locale, limits, words, today }: DateTextOptions,
) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const current = typed?.value === value ? typed : null;
  return {
    text: current?.text ?? (partsOf(value) ? shortDate(value, locale) : ''),
    problem: current?.problem,
    type: (text: string) => setTyped({ text, value }),
    forget: () => setTyped(null),
    read: () => {
      if (!current || current.problem) return;
      const text = current.text.trim();
      const day = text ? parseDate(text, locale, todayOf(today)) : null;
      const problem = text ? problemOf(day, limits, locale, words, today) : undefined;
      const next = problem ? '' : (day ?? '');
      setTyped(problem ? { text: current.text, value: next, problem } : null);
      if (next !== value) setValue(next);
    },
  };
}
