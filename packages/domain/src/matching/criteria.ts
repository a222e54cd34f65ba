import type { PlacesBand } from '../availability/places.ts';
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

const scoreByPlaces: Record<PlacesBand, number> = { none: 0, few: 300, some: 800, many: bestScore };

/** Scores the band of the free places on the start day, so that a score reveals no more than the band. */
export function capacityScore(places: PlacesBand): number {
  return scoreByPlaces[places];
}

/** Scores whether the body accepts all languages of the documents, at least one, or none. */
export function languageScore(requested: readonly string[], accepted: readonly string[]): number {
  const count = requested.filter((language) => accepted.includes(language)).length;
  if (count === requested.length) return bestScore;
  return count > 0 ? 500 : 0;
}

/** Returns by how many bands a body's fees exceed the requested maximum; 0 without a maximum or a published band. */
export function bandsAbove(feeBand: FeeBand | null, maxFeeBand: FeeBand | null): number {
  return feeBand === null || maxFeeBand === null
    ? 0
    : Math.max(0, feeBands.indexOf(feeBand) - feeBands.indexOf(maxFeeBand));
}

const scoreByFeeBand: Record<FeeBand, number> = { low: bestScore, medium: 600, high: 200 };
const feeBandAboveReduction = 300;
const smeSchemeBonus = 250;

/**
 * Scores the fees: the published band (null = not published), less for each band above the requested maximum.
 * `smeSchemeApplies`: the applicant is an SME and the body has a scheme for SMEs (MDR Article 50, MDCG 2023-2).
 */
export function feesScore(feeBand: FeeBand | null, above: number, smeSchemeApplies: boolean): number {
  const published =
    feeBand === null ? unknownScore : Math.max(0, scoreByFeeBand[feeBand] - feeBandAboveReduction * above);
  return Math.min(bestScore, published + (smeSchemeApplies ? smeSchemeBonus : 0));
}

/** Scores the distance by the difference of standard times in hours; null = unknown. */
export function locationScore(sameCountry: boolean, hoursDifference: number | null): number {
  if (sameCountry) return bestScore;
  if (hoursDifference === null) return unknownScore;
  if (hoursDifference === 0) return 800;
  if (hoursDifference <= 1) return 700;
  return hoursDifference <= 2 ? 500 : 200;
}
