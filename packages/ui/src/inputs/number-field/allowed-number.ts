import type { Parsed } from '../../foundation/field/use-typed-text.js';
import type { NumberLabels } from './number-field-labels.js';
import { formatWithUnit, type NumberWriting } from './number-format.js';
import { isWhole, problemOf, type NumberLimits } from './number-step.js';
import { parseNumber } from './number-text.js';

interface NumberTextOptions {
  writing: NumberWriting;
  limits: NumberLimits;
  labels: NumberLabels;
}

/** Returns the number that a text means, also if it is not allowed; null if it means none, or more than one. */
export const readNumber = (text: string, writing: NumberWriting, limits: NumberLimits): number | null =>
  parseNumber(text, isWhole(limits, writing) ? { ...writing, decimals: 0 } : writing);

/** Returns the number that a text means, or why it is not allowed. */
export function allowedNumber(text: string, { writing, limits, labels }: NumberTextOptions): Parsed<number | null> {
  const shown = (number: number) => formatWithUnit(number, writing);
  const value = readNumber(text, writing, limits);
  const isTooPrecise =
    value === null && parseNumber(text, { ...writing, decimals: 3 }) !== null && writing.decimals < 3;
  if (isTooPrecise) return { problem: labels.tooPrecise(writing.decimals) };
  if (value === null) return { problem: labels.notANumber(shown(limits.min ?? limits.max ?? 0)) };
  const problem = problemOf(value, limits, writing);
  switch (problem?.kind) {
    case 'tooSmall':
      return { problem: labels.tooSmall(shown(limits.min ?? 0)) };
    case 'tooLarge':
      return { problem: labels.tooLarge(shown(limits.max ?? 0)) };
    case 'tooPrecise':
      return { problem: labels.tooPrecise(writing.decimals) };
    case 'offStep':
      return { problem: labels.offStep(shown(problem.below), shown(problem.above)) };
    case undefined:
      return { value };
  }
}
