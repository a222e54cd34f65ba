import { daysBetween, type CalendarDate } from '../values/dates.ts';
import type { Designation, Window } from './schema.ts';
import { isPast } from './status.ts';

/** Reasons to reject a window, in the order of the rules R1 to R6. */
export const windowProblems = ['range', 'overlap', 'not_designated', 'slots', 'past', 'has_reservations'] as const;
export type WindowProblem = (typeof windowProblems)[number];

type Days = Pick<Window, 'from' | 'to'>;
type WindowKey = Pick<Window, 'notifiedBody' | 'regulation' | 'code' | 'intakePool'>;

const maxDays = 731;

/** Returns the number of days of the window, including its first and last day. */
function windowDays({ from, to }: Days): number {
  return daysBetween(from, to) + 1;
}

/** R1: `to` is not before `from`, and the window has at most 731 days. */
function rangeProblem(window: Days): WindowProblem | null {
  const days = windowDays(window);
  return days < 1 || days > maxDays ? 'range' : null;
}

const sharesDay = (a: Days, b: Days) => a.from <= b.to && b.from <= a.to;
const hasSameKey = (a: WindowKey, b: WindowKey) =>
  a.notifiedBody === b.notifiedBody &&
  a.regulation === b.regulation &&
  a.code === b.code &&
  a.intakePool === b.intakePool;

/**
 * R2 and R9: returns the windows of the same body, code and pool that share a day with the window, regardless of
 * their status. Windows of different pools may overlap.
 */
function overlapping(
  window: WindowKey & Days & { id?: string },
  existing: readonly (WindowKey & Days & { id?: string })[],
) {
  return existing.filter(
    (other) =>
      (window.id === undefined || other.id !== window.id) && hasSameKey(window, other) && sharesDay(window, other),
  );
}

/** R2: no overlap. The portal offers to merge or trim the windows. */
function overlapProblem(
  window: WindowKey & Days & { id?: string },
  existing: readonly (WindowKey & Days & { id?: string })[],
): WindowProblem | null {
  return overlapping(window, existing).length > 0 ? 'overlap' : null;
}

/** Whether the designation is valid on the day. `validTo` is its last valid day. */
export function isDesignatedOn(designation: Pick<Designation, 'validFrom' | 'validTo'>, day: CalendarDate): boolean {
  return designation.validFrom <= day && (designation.validTo === null || day <= designation.validTo);
}

/**
 * R3: the code is designated on all days of the window. `designation`: the body's designation under the regulation of
 * the window.
 */
function designationProblem(
  window: Pick<Window, 'code'> & Days,
  designation: Pick<Designation, 'codes' | 'validFrom' | 'validTo'> | undefined,
): WindowProblem | null {
  const isDesignated =
    designation !== undefined &&
    designation.codes.includes(window.code) &&
    isDesignatedOn(designation, window.from) &&
    isDesignatedOn(designation, window.to);
  return isDesignated ? null : 'not_designated';
}

/** R4: reserved is between 0 and slots. */
function slotsProblem({ slots, reserved }: Pick<Window, 'slots' | 'reserved'>): WindowProblem | null {
  return reserved < 0 || reserved > slots ? 'slots' : null;
}

/**
 * Returns the first of the rules R1 to R4 that the window breaks, or null. `existing`: the other windows of the body;
 * the window itself may be among them.
 */
export function windowProblem(
  window: Window,
  existing: readonly Window[],
  designation: Designation | undefined,
): WindowProblem | null {
  return (
    rangeProblem(window) ??
    overlapProblem(window, existing) ??
    designationProblem(window, designation) ??
    slotsProblem(window)
  );
}

/** R8: a code limits a match only if it has a window that ends today or later, regardless of its status. */
export function isLimiting(windows: readonly Pick<Window, 'to'>[], today: CalendarDate): boolean {
  return windows.some((window) => !isPast(window, today));
}
