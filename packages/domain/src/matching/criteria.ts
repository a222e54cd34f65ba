import { feeBands, type FeeBand } from '../availability/schema.ts';

/** The best score. Scores are whole numbers from 0. */
export const bestScore = 1000;
/** The score for unpublished data: neither good nor bad. */
export const unknownScore = 500;

const clamp = (score: number) => Math.min(bestScore, Math.max(0, score));

/** Scores the delay of the start day: best on the target date, 0 a year later. */
export function availabilityScore(delayDays: number): number {
  return Math.max(0, bestScore - Math.floor((bestScore * delayDays) / 365));
}

/** Scores the published median: best at 6 months or fewer for the class, 0 at 24 or more; null = not published. */
export function leadTimeScore(medianMonths: number | null): number {
  return medianMonths === null ? unknownScore : clamp(Math.floor((bestScore * (24 - medianMonths)) / 18));
}

/** Scores the free places on the start day: best at five or more. */
export function capacityScore(slotsLeft: number): number {
  return Math.min(bestScore, 200 * slotsLeft);
}

/** Scores whether the body accepts all languages of the documents, at least one, or none. */
export function languageScore(requested: readonly string[], accepted: readonly string[]): number {
  const count = requested.filter((language) => accepted.includes(language)).length;
  if (count === requested.length) return bestScore;
  return count > 0 ? 500 : 0;
}

/** Returns by how many bands a body's fees exceed the requested maximum; 0 without a maximum. */
export function bandsAbove(feeBand: FeeBand, maxFeeBand: FeeBand | null): number {
  return maxFeeBand === null ? 0 : Math.max(0, feeBands.indexOf(feeBand) - feeBands.indexOf(maxFeeBand));
}

const scoreByBandsAbove = [750, 400, 0];
const smeSchemeBonus = 250;

/**
 * Scores the fees. `smeSchemeApplies`: the applicant is an SME and the body has a scheme for SMEs (MDR Article 50, MDCG
 * 2023-2).
 */
export function feesScore(above: number, smeSchemeApplies: boolean): number {
  return Math.min(bestScore, (scoreByBandsAbove[above] ?? 0) + (smeSchemeApplies ? smeSchemeBonus : 0));
}

/** Scores the distance by the difference of standard times in hours; null = unknown. */
export function locationScore(sameCountry: boolean, hoursDifference: number | null): number {
  if (sameCountry) return bestScore;
  if (hoursDifference === null) return unknownScore;
  if (hoursDifference === 0) return 800;
  if (hoursDifference <= 1) return 700;
  return hoursDifference <= 2 ? 500 : 200;
}
