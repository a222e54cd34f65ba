import { isSupportivePartner, roleOf, type WithRoles } from '../account/roles.ts';
import { daysBetween, type CalendarDate } from '../dates.ts';
import type { Designation, Window } from './schema.ts';

/** Why a change of windows is refused, by rule: R1, R2, R3, R4, R5, R6, R7, R11. */
export type WindowProblem =
  | 'range'
  | 'overlap'
  | 'not_designated'
  | 'slots'
  | 'past'
  | 'has_reservations'
  | 'version'
  | 'permission';

type Days = Pick<Window, 'from' | 'to'>;
type Place = Pick<Window, 'notifiedBody' | 'regulation' | 'code' | 'intakePool'>;

const maxDays = 731;

/** Days of the window, both ends included. */
export function windowDays({ from, to }: Days): number {
  return daysBetween(from, to) + 1;
}

/** R1: `to` is on or after `from`, at most 731 days. */
export function rangeProblem(window: Days): WindowProblem | null {
  const days = windowDays(window);
  return days < 1 || days > maxDays ? 'range' : null;
}

const sharesDay = (a: Days, b: Days) => a.from <= b.to && b.from <= a.to;
const samePlace = (a: Place, b: Place) =>
  a.notifiedBody === b.notifiedBody &&
  a.regulation === b.regulation &&
  a.code === b.code &&
  a.intakePool === b.intakePool;

/** R2 and R9: the windows of the same body, code and pool that share a day, whatever their status; another pool may. */
export function overlapping(
  window: Place & Days & { id?: string },
  existing: readonly (Place & Days & { id?: string })[],
) {
  return existing.filter(
    (other) =>
      (window.id === undefined || other.id !== window.id) && samePlace(window, other) && sharesDay(window, other),
  );
}

/** R2 as a problem; the portal offers to merge or trim. */
export function overlapProblem(
  window: Place & Days & { id?: string },
  existing: readonly (Place & Days & { id?: string })[],
): WindowProblem | null {
  return overlapping(window, existing).length > 0 ? 'overlap' : null;
}

/** Whether the designation is valid on the day; `validTo` is its last valid day. */
export function isDesignatedOn(designation: Pick<Designation, 'validFrom' | 'validTo'>, day: CalendarDate): boolean {
  return designation.validFrom <= day && (designation.validTo === null || day <= designation.validTo);
}

/** R3: the code is designated on all days of the window. `designation` is the body's one under the regulation of the window. */
export function designationProblem(
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
export function slotsProblem({ slots, reserved }: Pick<Window, 'slots' | 'reserved'>): WindowProblem | null {
  return reserved < 0 || reserved > slots ? 'slots' : null;
}

/** R5: no past day is added or changed. `before` is the stored window of an edit, null for a new one. */
export function pastProblem(window: Days, before: Days | null, today: CalendarDate): WindowProblem | null {
  if (before === null || before.from > today) return window.from < today ? 'past' : null;
  const isReadOnly = before.to < today;
  return isReadOnly || window.from !== before.from || window.to < today ? 'past' : null;
}

/** R6: deleting or closing a window with reservations asks for confirmation; then the enquirers are told. */
export function reservationsProblem(
  { reserved }: Pick<Window, 'reserved'>,
  isConfirmed: boolean,
): WindowProblem | null {
  return reserved > 0 && !isConfirmed ? 'has_reservations' : null;
}

/** R7: a change made on an older version than the stored one is refused. */
export function versionProblem(changedVersion: number, storedVersion: number): WindowProblem | null {
  return changedVersion < storedVersion ? 'version' : null;
}

/** R8: a code limits a match only where it has a window that ends today or later, whatever its state. */
export function limits(windows: readonly Pick<Window, 'to'>[], today: CalendarDate): boolean {
  return windows.some(({ to }) => to >= today);
}

/** R11: a supportive partner drafts; only the notified body publishes. */
export function publishProblem(user: WithRoles): WindowProblem | null {
  return roleOf(user) === 'notified_body' && !isSupportivePartner(user) ? null : 'permission';
}
