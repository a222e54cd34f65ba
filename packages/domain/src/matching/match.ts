import type { Designation, NotifiedBody } from '../availability/schema.ts';
import type { CalendarDate } from '../values/dates.ts';
import { gate } from './gate.ts';
import { applyHardFilters, designationFor } from './hard-filters.ts';
import { compareMatches, shownTotal, weightedSum } from './rank.ts';
import { reasonsFor, scoresOf } from './reasons.ts';
import { completeRequest } from './request.ts';
import {
  defaultWeights,
  type Excluded,
  type MatchResult,
  type Matched,
  type MatchRequest,
  type PublicBody,
  type UsedRequest,
  type Weights,
} from './schema.ts';
import { findStartDay, type StartDay } from './start-day.ts';
import { conditionsByCode, warningsFor } from './warnings.ts';
import type { WindowIndex } from './window-index.ts';

/** The notified bodies and their windows. */
export interface Market {
  readonly bodies: readonly NotifiedBody[];
  readonly windows: WindowIndex;
}

export interface MatchOptions {
  /** The date in Brussels. */
  readonly today: CalendarDate;
  /** Whole percentages that sum to 100 (see `weightsSchema`); absent = `defaultWeights`. */
  readonly weights?: Weights | undefined;
}

/**
 * Matches a request with notified bodies. The same input produces the same result for every user: each body is in
 * exactly one of four lists, and each score has its reason. Legal constraints: free choice among designated bodies and
 * no parallel applications (MDR Article 53(1)), no claim that a body is quicker (Annex VII 4.2(c)), access for SMEs and
 * first-time applicants (MDCG 2022-14 point 13).
 */
export function match(
  request: MatchRequest,
  market: Market,
  { today, weights = defaultWeights }: MatchOptions,
): MatchResult {
  const used = completeRequest(request);
  const gated = gate(used);
  if (gated.result === 'incomplete') return { result: 'incomplete', missing: [...gated.missing], today, request: used };
  if (gated.result === 'no_notified_body_needed') return { result: 'no_notified_body_needed', today, request: used };

  const matches: Matched[] = [];
  const designatedNoCommonDay: string[] = [];
  const designatedNoWindow: string[] = [];
  const excluded: Excluded[] = [];
  const bodies = market.bodies.toSorted((a, b) => (a.number < b.number ? -1 : 1));

  for (const body of bodies) {
    const filtered = applyHardFilters(body, used);
    if ('excluded' in filtered) {
      excluded.push(filtered.excluded);
      continue;
    }
    const { designation } = filtered;
    const availability = findStartDay(body, designation, used, market.windows, today);
    if (availability === 'designated_no_window') designatedNoWindow.push(body.number);
    else if (availability === 'designated_no_common_day') designatedNoCommonDay.push(body.number);
    else matches.push(matched(body, designation, used, availability, weights, today));
  }

  return {
    result: 'list',
    today,
    request: used,
    weights,
    matches: matches.sort(compareMatches),
    designatedNoCommonDay,
    designatedNoWindow,
    excluded,
    bodies: Object.fromEntries(bodies.map((body) => [body.number, publicFacts(body, used)])),
  };
}

function matched(
  body: NotifiedBody,
  designation: Designation,
  request: UsedRequest,
  startDay: StartDay,
  weights: Weights,
  today: CalendarDate,
): Matched {
  const reasons = reasonsFor(body, request, startDay);
  const scores = scoresOf(reasons);
  return {
    notifiedBody: body.number,
    group: 'match',
    start: startDay.start,
    delayDays: startDay.delayDays,
    limitingCode: startDay.limitingCode,
    places: startDay.places,
    lastConfirmed: startDay.lastConfirmed,
    scores,
    total: shownTotal(weightedSum(scores, weights)),
    reasons,
    warnings: warningsFor(designation, request, reasons, startDay, today),
  };
}

/** Returns the public facts of a body, with the conditions and columns of the requested designation only. */
function publicFacts(body: NotifiedBody, request: UsedRequest): PublicBody {
  const { designations: _designations, utcOffsetHours: _utcOffsetHours, ...facts } = body;
  const designation = designationFor(body, request);
  return {
    ...facts,
    conditions: designation ? conditionsByCode(designation) : [],
    columns: designation?.procedures ?? [],
  };
}
