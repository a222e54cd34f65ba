import type { NotifiedBody } from '../availability/schema.ts';
import {
  availabilityScore,
  bandsAbove,
  capacityScore,
  feesScore,
  languageScore,
  leadTimeScore,
  locationScore,
} from './criteria.ts';
import type { Reasons, Scores, UsedRequest } from './schema.ts';
import type { StartDay } from './start-day.ts';
import { utcOffsetOf } from './utc-offsets.ts';

/** Returns the facts behind each score. The portal turns them into text. */
export function reasonsFor(
  body: NotifiedBody,
  request: UsedRequest,
  { start, delayDays, places, limitingCode }: StartDay,
): Reasons {
  const medianMonths = request.riskClass === null ? null : (body.medianMonthsByClass[request.riskClass] ?? null);
  const sameCountry = body.country === request.country;
  const offset = utcOffsetOf(request.country);
  const hoursDifference = sameCountry ? 0 : offset === null ? null : Math.abs(body.utcOffsetHours - offset);
  return {
    availability: { start, delayDays },
    leadTime: { medianMonths, riskClass: request.riskClass, unknown: medianMonths === null },
    capacity: { places, limitingCode },
    language: {
      accepted: request.languages.filter((language) => body.documentationLanguages.includes(language)),
      missing: request.languages.filter((language) => !body.documentationLanguages.includes(language)),
    },
    fees: {
      feeBand: body.feeBand,
      unknown: body.feeBand === null,
      maxFeeBand: request.maxFeeBand,
      bandsAbove: bandsAbove(body.feeBand, request.maxFeeBand),
      smeScheme: body.smeScheme,
      smeSchemeApplies: request.sme && body.smeScheme !== null,
    },
    location: {
      country: body.country,
      city: body.city,
      sameCountry,
      hoursDifference,
      unknown: hoursDifference === null,
    },
  };
}

/** Computes the scores from their reasons. */
export function scoresOf(reasons: Reasons): Scores {
  const { availability, leadTime, capacity, language, fees, location } = reasons;
  return {
    availability: availabilityScore(availability.delayDays),
    leadTime: leadTimeScore(leadTime.medianMonths),
    capacity: capacityScore(capacity.places),
    language: languageScore([...language.accepted, ...language.missing], language.accepted),
    fees: feesScore(fees.feeBand, fees.bandsAbove, fees.smeSchemeApplies),
    location: locationScore(location.sameCountry, location.hoursDifference),
  };
}
