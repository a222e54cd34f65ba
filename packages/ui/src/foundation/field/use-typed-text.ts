'use client';
import { useState, type RefObject } from 'react';
import { restoreText, useFormField } from './form-fields.js';

/** What a typed text means: a value, or the text of an error. */
export type Parsed<T> = { value: T; problem?: undefined } | { value?: undefined; problem: string };

interface Typed<T> {
  text: string;
  /** The value of the field when this text was typed. The text is discarded when the caller sets another value. */
  value: T;
  problem?: string | undefined;
}

interface TypedTextOptions<T> {
  control: RefObject<HTMLInputElement | null>;
  value: T;
  setValue: (value: T) => void;
  /** Returns an uncontrolled field to its default value. */
  reset: () => void;
  /** The value of an empty field, and of one whose text is an error. */
  empty: T;
  /** Returns how a value is shown; an empty text for the empty value. */
  format: (value: T) => string;
  /** Parses text that is not blank, without white space at its ends. */
  parse: (text: string) => Parsed<T>;
  /** A text that was typed before and is an error: shown with it while there is no value. */
  unreadText?: string | undefined;
  /** Called with a text that is an error, after `setValue`. */
  onUnreadText?: ((text: string) => void) | undefined;
}

/** What `useTypedText` returns. */
export interface TypedText<T> {
  /** What the input shows. */
  text: string;
  /** Whether the text was typed, and is not yet shown in the format of the field. */
  isTyped: boolean;
  /** The error that the field shows. */
  problem: string | undefined;
  /** Why the text is no value, also before the field shows it. */
  validity: string | undefined;
  /** The value that the text represents, as a form submits it. */
  submitted: string;
  /** Keeps a text while it is typed. */
  type: (text: string) => void;
  discard: () => void;
  /** Makes the visible text the value. */
  commit: (event?: unknown) => void;
  /** The value to step from: the typed one if it is valid, the current one, or undefined for text that is an error. */
  startOfStep: () => T | undefined;
  /** The value that the visible text represents, also if a script set the text without an event. */
  shown: () => string;
}

const asSubmitted = (value: string | number | null) => (value === null ? '' : String(value));

/**
 * The text of a field whose value is parsed when the field loses the focus, Enter is pressed, or the form is read, and
 * then shown in the format of the field. Text that is an error is kept as typed, and the value is empty, so that a form
 * never submits a value other than the visible one.
 */
export function useTypedText<T extends string | number | null>({
  control,
  value,
  setValue,
  reset,
  empty,
  format,
  parse,
  unreadText,
  onUnreadText,
}: TypedTextOptions<T>): TypedText<T> {
  const [typed, setTyped] = useState<Typed<T> | null>(null);
  const [lastUnread, setLastUnread] = useState(unreadText);
  if (lastUnread !== unreadText) {
    setLastUnread(unreadText);
    setTyped(null);
  }
  const read = (given: string): Parsed<T> => (given.trim() === '' ? { value: empty } : parse(given.trim()));
  const kept = unreadText ? { text: unreadText, value, problem: read(unreadText).problem } : null;
  const current = (typed?.value === value ? typed : null) ?? kept;
  const text = current?.text ?? format(value);
  const parsed: Parsed<T> = current
    ? current.problem === undefined
      ? read(current.text)
      : { problem: current.problem }
    : { value };

  const submittedOf = ({ value: next = empty }: Parsed<T>) => asSubmitted(format(next) === '' ? empty : next);
  const discard = () => setTyped(null);
  const apply = () => {
    const shown = control.current?.value ?? text;
    if (shown === text && (!current || current.problem !== undefined)) return;
    restoreText(control.current, text);
    const { value: next = empty, problem } = read(shown);
    setTyped(problem === undefined ? null : { text: shown, value: next, problem });
    if (next !== value || kept) setValue(next);
    if (problem !== undefined) onUnreadText?.(shown);
  };
  const shown = () =>
    submittedOf(control.current && control.current.value !== text ? read(control.current.value) : parsed);
  const commit = useFormField(control, {
    apply,
    shown,
    onReset: () => {
      discard();
      reset();
    },
  });
  return {
    text,
    isTyped: current !== null,
    problem: current?.problem,
    validity: parsed.problem,
    submitted: submittedOf(parsed),
    type: (next) => setTyped({ text: next, value }),
    discard,
    commit: () => commit(),
    startOfStep: () => parsed.value,
    shown,
  };
}
