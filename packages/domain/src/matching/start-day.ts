import { coversDay, isPoolOpenTo, placesOnDay } from '../availability/pools.ts';
import { comparePlaces, placesBand, type PlacesBand } from '../availability/places.ts';
import { isDesignatedOn, isLimiting } from '../availability/rules.ts';
import type { Designation, NotifiedBody, Window } from '../availability/schema.ts';
import { isClosed } from '../availability/status.ts';
import { isProductCode } from '../codes/codes.ts';
import { daysBetween, laterOf, type CalendarDate } from '../values/dates.ts';
import { isCoveredBy, possibleProcedures } from './hard-filters.ts';
import type { UsedRequest } from './schema.ts';
import type { WindowIndex } from './window-index.ts';

/** The first day on which a body has a free place for every limiting code. */
export interface StartDay {
  readonly start: CalendarDate;
  readonly delayDays: number;
  /** The code with the fewest places by band; among equal bands, the first in alphabetical order. */
  readonly limitingCode: string;
  /** The free places of the limiting code. */
  readonly places: PlacesBand;
  /** The earliest over the limiting codes of the last confirmation of their counted windows. */
  readonly lastConfirmed: CalendarDate;
  /** The windows that are counted on the start day, by limiting code. */
  readonly counted: ReadonlyMap<string, readonly Window[]>;
}

export type Availability = 'designated_no_window' | 'designated_no_common_day' | StartDay;

/** Returns the first possible start day: the later of today and the target date. */
export function earliestStart(request: Pick<UsedRequest, 'wishedDate'>, today: CalendarDate): CalendarDate {
  return laterOf(today, request.wishedDate ?? today);
}

/** Finds the start day of a body that passed the hard filters. */
export function findStartDay(
  body: NotifiedBody,
  designation: Designation,
  request: UsedRequest,
  windows: WindowIndex,
  today: CalendarDate,
): Availability {
  const from = earliestStart(request, today);
  const isUsable = usableBy(designation, request);
  const usable = new Map<string, readonly Window[]>();
  for (const code of request.codes) {
    const ofCode = windows.of(body.number, designation.regulation, code);
    if (isLimiting(ofCode, today)) usable.set(code, ofCode.filter(isUsable));
    else if (isProductCode(code)) return 'designated_no_window';
  }

  const codes = [...usable.keys()].sort();
  const placesOf = (code: string, day: CalendarDate) => placesOnDay(usable.get(code) ?? [], day);
  const day = candidateDays(usable.values(), from).find(
    (candidate) => isDesignatedOn(designation, candidate) && codes.every((code) => placesOf(code, candidate) > 0),
  );
  if (day === undefined) return 'designated_no_common_day';

  const limiting = codes
    .map((code) => ({ code, places: placesBand(placesOf(code, day)) }))
    .reduce((least, next) => (comparePlaces(next.places, least.places) < 0 ? next : least));
  const counted = new Map(
    [...usable].map(([code, ofCode]) => [code, ofCode.filter((window) => coversDay(window, day))]),
  );
  return {
    start: day,
    delayDays: daysBetween(from, day),
    limitingCode: limiting.code,
    places: limiting.places,
    lastConfirmed: [...counted.values()].map(lastConfirmation).sort()[0] ?? today,
    counted,
  };
}

const lastConfirmation = (windows: readonly Window[]): CalendarDate =>
  windows
    .map(({ updatedOn }) => updatedOn)
    .sort()
    .at(-1) ?? '';

/**
 * The number of free places increases only on the first day of a window, so only `from` and these days are candidates.
 */
function candidateDays(usable: Iterable<readonly Window[]>, from: CalendarDate): CalendarDate[] {
  const starts = [...usable].flat().map((window) => window.from);
  return [...new Set([from, ...starts.filter((start) => start > from)])].sort();
}

/**
 * Returns a predicate for the windows that the request may use: not closed, in a pool that is open to the applicant,
 * and for its class and procedure.
 */
function usableBy(designation: Designation, request: UsedRequest): (window: Window) => boolean {
  const procedures = possibleProcedures(designation, request);
  return (window) =>
    !isClosed(window) &&
    isPoolOpenTo(window.intakePool, request) &&
    (window.classes.length === 0 || window.classes.some((riskClass) => riskClass === request.riskClass)) &&
    (window.procedures.length === 0 || procedures.some((procedure) => isCoveredBy(procedure, window.procedures)));
}
