import { criteria, defaultWeights, type Criterion, type Weights } from '@attesta/domain/matching/schema';

/** Weights while they are being changed: whole percents, or nothing yet. */
export type TypedWeights = Record<Criterion, string>;

export const typedFrom = (weights: Weights): TypedWeights =>
  Object.fromEntries(criteria.map((id) => [id, String(weights[id])])) as TypedWeights;

/** A whole percent from 0 to 100; null for anything else. */
const percentOf = (text: string): number | null =>
  /^\s*\d{1,3}\s*$/.test(text) && Number(text) <= 100 ? Number(text) : null;

/** Sum of what can be read as percents. */
export const sumOf = (typed: TypedWeights): number =>
  criteria.reduce((sum, id) => sum + (percentOf(typed[id]) ?? 0), 0);

/** The weights, once all six are whole percents that sum to 100. */
export function weightsFrom(typed: TypedWeights): Weights | null {
  const percents = criteria.map((id) => percentOf(typed[id]));
  if (percents.includes(null) || sumOf(typed) !== 100) return null;
  return Object.fromEntries(criteria.map((id, index) => [id, percents[index]])) as Weights;
}

export const isDefault = (weights: Weights): boolean => criteria.every((id) => weights[id] === defaultWeights[id]);
