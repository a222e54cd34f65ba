import { criteria, defaultWeights, type Criterion, type Weights } from '@attesta/domain/matching/schema';

/** Weights as typed, which may be incomplete or invalid. */
export type TypedWeights = Record<Criterion, string>;

export const typedFrom = (weights: Weights): TypedWeights =>
  Object.fromEntries(criteria.map((id) => [id, String(weights[id])])) as TypedWeights;

/** Returns a whole percentage from 0 to 100, or null for any other text. */
const percentOf = (text: string): number | null =>
  /^\s*\d{1,3}\s*$/.test(text) && Number(text) <= 100 ? Number(text) : null;

/** Returns the sum of the valid percentages. */
export const sumOf = (typed: TypedWeights): number =>
  criteria.reduce((sum, id) => sum + (percentOf(typed[id]) ?? 0), 0);

/** Returns the weights, or null unless all six are whole percentages that sum to 100. */
export function weightsFrom(typed: TypedWeights): Weights | null {
  const percents = criteria.map((id) => percentOf(typed[id]));
  if (percents.includes(null) || sumOf(typed) !== 100) return null;
  return Object.fromEntries(criteria.map((id, index) => [id, percents[index]])) as Weights;
}

export const isDefault = (weights: Weights): boolean => criteria.every((id) => weights[id] === defaultWeights[id]);
