import { criteria, type Matched, type Scores, type Weights } from './schema.ts';

/** Returns the weighted sum of the scores, a whole number from 0 to 100,000. */
export function weightedSum(scores: Scores, weights: Weights): number {
  return criteria.reduce((sum, criterion) => sum + weights[criterion] * scores[criterion], 0);
}

/** Returns the displayed total with one decimal. Integer arithmetic makes the rounding the same on every platform. */
export function shownTotal(sum: number): number {
  return Math.floor((sum + 50) / 100) / 10;
}

/**
 * Returns the displayed points of each criterion with one decimal. They sum to the displayed total: the rounding
 * differences go to the points with the largest remainders.
 */
export function shownPoints(scores: Scores, weights: Weights): Scores {
  const exact = criteria.map((id) => weights[id] * scores[id]);
  const tenths = exact.map((points) => Math.floor(points / 100));
  const missing = Math.round(shownTotal(weightedSum(scores, weights)) * 10) - tenths.reduce((sum, each) => sum + each);
  const byRemainder = [...criteria.keys()].toSorted((a, b) => ((exact[b] ?? 0) % 100) - ((exact[a] ?? 0) % 100));
  const roundedUp = new Set(byRemainder.slice(0, missing));
  return Object.fromEntries(
    criteria.map((id, index) => [id, ((tenths[index] ?? 0) + (roundedUp.has(index) ? 1 : 0)) / 10]),
  ) as Scores;
}

type Ranked = Pick<Matched, 'total' | 'start' | 'notifiedBody'>;

const ascending = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Compares two matches: higher displayed total first, then earlier start, lower body number. No two bodies compare as
 * equal.
 */
export function compareMatches(a: Ranked, b: Ranked): number {
  return b.total - a.total || ascending(a.start, b.start) || ascending(a.notifiedBody, b.notifiedBody);
}
