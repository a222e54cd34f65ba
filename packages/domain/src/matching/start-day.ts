import { isPoolOpenTo, slotsOnDay } from '../availability/pools.ts';
import { isDesignatedOn, limits } from '../availability/rules.ts';
import type { Designation, NotifiedBody, Window } from '../availability/schema.ts';
import { freeSlots } from '../availability/status.ts';
import { isProductCode } from '../codes/codes.ts';
import { daysBetween, laterOf, type CalendarDate } from '../dates.ts';
import { possibleProcedures } from './hard-filters.ts';
import type { UsedRequest } from './schema.ts';
import type { WindowIndex } from './window-index.ts';

/** The first day on which a body has something free for every code that limits it. */
export interface StartDay {
  readonly start: CalendarDate;
  readonly delayDays: number;
  readonly limitingCode: string;
  readonly slotsLeft: number;
  /** The windows that are counted on that day, by constraining code. */
  readonly counted: ReadonlyMap<string, readonly Window[]>;
}

export type Availability = 'designated_no_window' | 'designated_no_common_day' | StartDay;

/** The day from which a start is looked for: the later of today and the wished one. */
export function earliestStart(request: Pick<UsedRequest, 'wishedDate'>, today: CalendarDate): CalendarDate {
  return laterOf(today, request.wishedDate ?? today);
}

/** Looks for the start day of a body that passed the hard filters. */
export function findStartDay(
  body: NotifiedBody,
  designation: Designation,
  request: UsedRequest,
  windows: WindowIndex,
  today: CalendarDate,
): Availability {
  const from = earliestStart(request, today);
  const mayUse = usableBy(designation, request);
  const usable = new Map<string, readonly Window[]>();
  for (const code of request.codes) {
    const ofCode = windows.of(body.number, designation.regulation, code);
    if (limits(ofCode, today)) usable.set(code, ofCode.filter(mayUse));
    else if (isProductCode(code)) return 'designated_no_window';
  }

  const codes = [...usable.keys()].sort();
  const slotsOf = (code: string, day: CalendarDate) => slotsOnDay(usable.get(code) ?? [], day);
  const day = candidateDays(usable.values(), from).find(
    (candidate) => isDesignatedOn(designation, candidate) && codes.every((code) => slotsOf(code, candidate) > 0),
  );
  if (day === undefined) return 'designated_no_common_day';

  const limiting = codes
    .map((code) => ({ code, slots: slotsOf(code, day) }))
    .reduce((least, next) => (next.slots < least.slots ? next : least));
  const counted = new Map(
    [...usable].map(([code, ofCode]) => [code, ofCode.filter((window) => window.from <= day && day <= window.to)]),
  );
  return {
    start: day,
    delayDays: daysBetween(from, day),
    limitingCode: limiting.code,
    slotsLeft: limiting.slots,
    counted,
  };
}

/** Something becomes free only where a window begins, so no other days need testing. */
function candidateDays(usable: Iterable<readonly Window[]>, from: CalendarDate): CalendarDate[] {
  const starts = [...usable].flat().map((window) => window.from);
  return [...new Set([from, ...starts.filter((start) => start > from)])].sort();
}

/** Whether the request may use a window on the days it covers: open, with room, in a pool of the applicant, for its class and procedure. */
function usableBy(designation: Designation, request: UsedRequest): (window: Window) => boolean {
  const procedures = possibleProcedures(designation, request);
  return (window) =>
    window.manualStatus !== 'closed' &&
    freeSlots(window) > 0 &&
    isPoolOpenTo(window.intakePool, request) &&
    (window.classes.length === 0 || window.classes.some((riskClass) => riskClass === request.riskClass)) &&
    (window.procedures.length === 0 ||
      procedures.some(({ designationColumnsNeeded }) =>
        designationColumnsNeeded.every((column) => window.procedures.includes(column)),
      ));
}
