import type { KeptNumber } from '../../platform/forms/kept-number-field';
import { criteria, defaultWeights, type Criterion, type Weights } from '@attesta/domain/matching/schema';

/** Weights as typed, which may be incomplete or invalid. */
export type TypedWeights = Record<Criterion, KeptNumber>;

export const typedFrom = (weights: Weights): TypedWeights => ({ ...weights });

/** Returns a whole percentage from 0 to 100; null for none, another number and a text that is no number. */
const percentOf = (typed: KeptNumber): number | null =>
  typeof typed === 'number' && Number.isInteger(typed) && typed >= 0 && typed <= 100 ? typed : null;

/** Whether what was typed is a whole percentage from 0 to 100. */
export const isPercent = (typed: KeptNumber): boolean => percentOf(typed) !== null;

/** Returns the sum of the valid percentages. */
export const sumOf = (typed: TypedWeights): number =>
  criteria.reduce((sum, id) => sum + (percentOf(typed[id]) ?? 0), 0);

/** Returns the weights, or null unless all six are whole percentages that sum to 100. */
export function weightsFrom(typed: TypedWeights): Weights | null {
  const percents = criteria.map((id) => percentOf(typed[id]));
  if (percents.includes(null) || sumOf(typed) !== 100) return null;
  return Object.fromEntries(criteria.map((id, index) => [id, percents[index]])) as Weights;
}

/** Whether a weight is not a whole percentage. */
export const hasInvalid = (typed: TypedWeights): boolean => !criteria.every((id) => isPercent(typed[id]));

/**
 * Changes the other weights in proportion so that all sum to 100. Rounding differences go to the largest remainders.
 * Returns null if the kept weight is not a whole percentage.
 */
export function balanced(typed: TypedWeights, kept: Criterion): Weights | null {
  const keptPercent = percentOf(typed[kept]);
  if (keptPercent === null) return null;
  const others = criteria.filter((id) => id !== kept);
  const rest = 100 - keptPercent;
  const sum = others.reduce((total, id) => total + (percentOf(typed[id]) ?? 0), 0);
  const exact = others.map((id) => (sum === 0 ? rest / others.length : ((percentOf(typed[id]) ?? 0) * rest) / sum));
  const missing = rest - exact.reduce((total, share) => total + Math.floor(share), 0);
  const byRemainder = [...others.keys()].toSorted((a, b) => ((exact[b] ?? 0) % 1) - ((exact[a] ?? 0) % 1));
  const roundedUp = new Set(byRemainder.slice(0, missing));
  return {
    ...Object.fromEntries(
      others.map((id, index) => [id, Math.floor(exact[index] ?? 0) + (roundedUp.has(index) ? 1 : 0)]),
    ),
    [kept]: keptPercent,
  } as Weights;
}

export const isDefault = (weights: Weights): boolean => criteria.every((id) => weights[id] === defaultWeights[id]);
