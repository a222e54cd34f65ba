'use client';
import { useState } from 'react';
import type { NumberLabels } from './number-field-labels.js';
import { formatNumber, formatWithUnit, type NumberWriting } from './number-format.js';
import { problemOf, type NumberLimits } from './number-step.js';
import { parseNumber } from './number-text.js';

interface Typed {
  text: string;
  /** The value of the field when this text was typed. The text is discarded when the caller sets another value. */
  value: number | null;
  problem?: string | undefined;
}

interface NumberTextOptions {
  writing: NumberWriting;
  limits: NumberLimits;
  labels: NumberLabels;
  /** A text that was typed before and is no number. */
  unreadText?: string | undefined;
  onUnreadText?: ((text: string) => void) | undefined;
}

/** Returns the error text of a parsed number, or undefined if the number is allowed. */
function errorOf(value: number | null, { writing, limits, labels }: NumberTextOptions): string | undefined {
  const shown = (number: number) => formatWithUnit(number, writing);
  if (value === null) return labels.notANumber(shown(limits.min ?? limits.max ?? 0));
  const problem = problemOf(value, limits, writing);
  switch (problem?.kind) {
    case 'tooSmall':
      return labels.tooSmall(shown(limits.min ?? 0));
    case 'tooLarge':
      return labels.tooLarge(shown(limits.max ?? 0));
    case 'tooPrecise':
      return labels.tooPrecise(writing.decimals);
    case 'offStep':
      return labels.offStep(shown(problem.below), shown(problem.above));
    case undefined:
      return undefined;
  }
}

/**
 * The text of a number field. Typed text is parsed when the field loses the focus or Enter is pressed, and then shown
 * with group separators. Text that is not an allowed number is kept as typed, with an error, and the value is null, so
 * that a form never submits a number other than the visible one.
 */
export function useNumberText(
  value: number | null,
  setValue: (value: number | null) => void,
  options: NumberTextOptions,
) {
  const { writing, unreadText, onUnreadText } = options;
  const [typed, setTyped] = useState<Typed | null>(null);
  const [lastUnread, setLastUnread] = useState(unreadText);
  if (lastUnread !== unreadText) {
    setLastUnread(unreadText);
    setTyped(null);
  }
  const read = (text: string) => {
    const number = parseNumber(text, writing);
    return { number, problem: errorOf(number, options) };
  };
  const kept = unreadText ? { text: unreadText, value, problem: read(unreadText).problem } : null;
  const current = (typed?.value === value ? typed : null) ?? kept;
  return {
    text: current?.text ?? (value === null ? '' : formatNumber(value, writing)),
    problem: current?.problem,
    type: (text: string) => setTyped({ text, value }),
    discard: () => setTyped(null),
    commit: () => {
      if (!current || current.problem) return;
      const { number, problem } = current.text.trim() ? read(current.text) : { number: null, problem: undefined };
      const next = problem ? null : number;
      setTyped(problem ? { text: current.text, value: next, problem } : null);
      if (next !== value || kept) setValue(next);
      if (problem) onUnreadText?.(current.text);
    },
    /** The number to step from: the typed one, even if it is not allowed, or undefined for text that is not a number. */
    startOfStep: (): number | null | undefined => {
      if (!current) return value;
      return current.text.trim() === '' ? null : (parseNumber(current.text, writing) ?? undefined);
    },
  };
}
