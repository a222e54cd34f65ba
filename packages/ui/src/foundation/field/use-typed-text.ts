'use client';
import { useState } from 'react';

/** What a typed text means: a value, or the text of an error. */
export type Parsed<T> = { value: T; problem?: undefined } | { value?: undefined; problem: string };

interface Typed<T> {
  text: string;
  /** The value of the field when this text was typed. The text is discarded when the caller sets another value. */
  value: T;
  problem?: string | undefined;
}

interface TypedTextOptions<T> {
  value: T;
  setValue: (value: T) => void;
  /** The value of an empty field, and of one whose text is an error. */
  empty: T;
  /** Returns how a value is shown; an empty text for the empty value. */
  format: (value: T) => string;
  /** Parses text that is not blank. */
  parse: (text: string) => Parsed<T>;
}

/**
 * The text of a field whose value is parsed when the field loses the focus or Enter is pressed, and then shown in the
 * format of the field. Text that is an error is kept as typed, and the value is empty, so that a form never submits a
 * value other than the visible one.
 */
export function useTypedText<T extends string | null>({ value, setValue, empty, format, parse }: TypedTextOptions<T>) {
  const [typed, setTyped] = useState<Typed<T> | null>(null);
  const current = typed?.value === value ? typed : null;
  return {
    text: current?.text ?? format(value),
    problem: current?.problem,
    type: (text: string) => setTyped({ text, value }),
    discard: () => setTyped(null),
    commit: () => {
      if (!current || current.problem !== undefined) return;
      const parsed: Parsed<T> = current.text.trim() === '' ? { value: empty } : parse(current.text);
      const next = parsed.problem === undefined ? parsed.value : empty;
      setTyped(parsed.problem === undefined ? null : { text: current.text, value: next, problem: parsed.problem });
      if (next !== value) setValue(next);
    },
    /** The value to step from: the typed one if it is valid, the current one, or undefined for text that is an error. */
    startOfStep: (): T | undefined => {
      if (!current) return value;
      return current.text.trim() === '' ? empty : parse(current.text).value;
    },
  };
}
