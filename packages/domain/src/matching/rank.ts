import { criteria, type Matched, type Scores, type Weights } from './schema.ts';

/** Weighted sum, a whole number from 0 to 100,000. */
export function weightedSum(scores: Scores, weights: Weights): number {
  return criteria.reduce((sum, criterion) => sum + weights[criterion] * scores[criterion], 0);
}

/** The total as shown, with one decimal; rounded in whole numbers, so that it is the same everywhere. */
export function shownTotal(sum: number): number {
  return Math.floor((sum + 50) / 100) / 10;
}

type Ranked = Pick<Matched, 'total' | 'start' | 'slotsLeft' | 'notifiedBody'>;

const ascending = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Order of matches: shown total high first, then early start, more places, low number; so no two are ever equal. */
export function compareMatches(a: Ranked, b: Ranked): number {
  return (
    b.total - a.total ||
    ascending(a.start, b.start) ||
    b.slotsLeft - a.slotsLeft ||
    ascending(a.notifiedBody, b.notifiedBody)
  );
}
