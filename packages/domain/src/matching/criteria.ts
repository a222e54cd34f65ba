import { feeBands, type FeeBand } from '../availability/schema.ts';

/** Scores are whole numbers from 0 to 1000. */
export const bestScore = 1000;
/** Where nothing is published: neither good nor bad. */
export const unknownScore = 500;

const clamp = (score: number) => Math.min(bestScore, Math.max(0, score));

/** Full on the wished day, nothing a year later. */
export function availabilityScore(delayDays: number): number {
  return Math.max(0, bestScore - Math.floor((1000 * delayDays) / 365));
}

/** From the published median of the class in months: 6 or fewer is full, 24 or more nothing; null = not published. */
export function leadTimeScore(medianMonths: number | null): number {
  return medianMonths === null ? unknownScore : clamp(Math.floor((1000 * (24 - medianMonths)) / 18));
}

/** Five places or more are full. */
export function capacityScore(slotsLeft: number): number {
  return Math.min(bestScore, 200 * slotsLeft);
}

/** All languages of the documents, at least one, or none. */
export function languageScore(requested: readonly string[], accepted: readonly string[]): number {
  const count = requested.filter((language) => accepted.includes(language)).length;
  if (count === requested.length) return bestScore;
  return count > 0 ? 500 : 0;
}

/** How many bands a body's fees lie above the wished maximum; 0 without one. */
export function bandsAbove(feeBand: FeeBand, maxFeeBand: FeeBand | null): number {
  return maxFeeBand === null ? 0 : Math.max(0, feeBands.indexOf(feeBand) - feeBands.indexOf(maxFeeBand));
}

const scoreByBandsAbove = [750, 400, 0];
const smeSchemeBonus = 250;

/** `smeSchemeApplies`: the applicant is an SME and the body has a scheme for them (MDR Article 50, MDCG 2023-2). */
export function feesScore(above: number, smeSchemeApplies: boolean): number {
  return Math.min(bestScore, (scoreByBandsAbove[above] ?? 0) + (smeSchemeApplies ? smeSchemeBonus : 0));
}

/** By the difference of standard times in hours; null = not known. */
export function locationScore(sameCountry: boolean, hoursDifference: number | null): number {
  if (sameCountry) return bestScore;
  if (hoursDifference === null) return unknownScore;
  if (hoursDifference === 0) return 800;
  if (hoursDifference <= 1) return 700;
  return hoursDifference <= 2 ? 500 : 200;
}
