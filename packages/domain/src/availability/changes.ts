import { z } from 'zod';
import { designationColumns, riskClasses } from '../classes/class-variant.ts';
import { isProductCode } from '../codes/codes.ts';
import { recordId } from '../values/record-id.ts';
import type { CalendarDate } from '../values/dates.ts';
import { windowProblem, type WindowProblem } from './rules.ts';
import { applicationKinds, windowSchema, type Designation, type Window } from './schema.ts';
import { isPast } from './status.ts';

const { procedures, classes, kinds } = windowSchema.shape;

/** What a notified body enters for a window. The server adds the body, the day of the last change and the version. */
export const windowInputSchema = z.strictObject({
  ...windowSchema.omit({ id: true, notifiedBody: true, updatedOn: true, version: true }).shape,
  procedures: procedures.max(designationColumns.length),
  classes: classes.max(riskClasses.length),
  kinds: kinds.unwrap().max(applicationKinds.length).default([]),
});

export type WindowInput = z.output<typeof windowInputSchema>;

/** Id of a window. Clients choose it, so that a repeated request adds no second window. */
export const windowId = recordId.regex(/^[\dA-Za-z][\w-]*$/u);

/**
 * A change of one window. `version` is the version that the change is based on, null for a new window; `window` is the
 * window after the change, null to delete it. The same window again confirms it.
 */
export const windowChangeSchema = z.strictObject({
  id: windowId,
  version: z.int().min(1).nullable(),
  window: windowInputSchema.nullable(),
});

export type WindowChange = z.output<typeof windowChangeSchema>;

/** Returns what a notified body entered for a window. */
export const inputOf = (window: WindowInput): WindowInput => ({
  regulation: window.regulation,
  code: window.code,
  from: window.from,
  to: window.to,
  slots: window.slots,
  reserved: window.reserved,
  manualStatus: window.manualStatus,
  intakePool: window.intakePool,
  procedures: window.procedures,
  classes: window.classes,
  kinds: window.kinds,
  note: window.note,
});

/** Whether two windows have the same content. */
export const isSameInput = (one: WindowInput, other: WindowInput): boolean =>
  JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other));

/** A window before and after a change: null before it exists, and after it is deleted. */
export interface WindowStep {
  readonly before: Window | null;
  readonly after: Window | null;
}

const runningFields = ['regulation', 'code', 'from', 'intakePool', 'procedures', 'classes', 'kinds'] as const;

/**
 * R5: a past day is neither added nor changed. A window that ended is read-only. Of a window that began before today,
 * the last day, the places, the manual state and the note may change, from today on; it cannot be deleted.
 */
function pastProblem({ before, after }: WindowStep, today: CalendarDate): WindowProblem | null {
  if (before === null || before.from >= today) return after !== null && after.from < today ? 'past' : null;
  if (after === null || isPast(before, today) || isPast(after, today)) return 'past';
  return runningFields.every((field) => JSON.stringify(before[field]) === JSON.stringify(after[field])) ? null : 'past';
}

const keyOf = ({ regulation, code, intakePool }: Window) => `${regulation} ${code} ${intakePool}`;

/** Returns by how much a change raises the reserved places of each code and pool: joining moves them. */
function reservedByKey(steps: readonly WindowStep[]): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (window: Window | null, sign: 1 | -1) => {
    if (window) sums.set(keyOf(window), (sums.get(keyOf(window)) ?? 0) + sign * window.reserved);
  };
  for (const { before, after } of steps) {
    add(before, -1);
    add(after, 1);
  }
  return sums;
}

/** R6: a window with reserved places is deleted or closed. */
function reservationProblem({ before, after }: WindowStep, moved: ReadonlyMap<string, number>): WindowProblem | null {
  if (before === null || before.reserved === 0) return null;
  const isDeleted = after === null && (moved.get(keyOf(before)) ?? 0) < 0;
  const isClosed = after?.manualStatus === 'closed' && before.manualStatus !== 'closed';
  return isDeleted || isClosed ? 'has_reservations' : null;
}

/**
 * R1 to R4, and only product codes have windows. A body can always shorten and close what it published, also after the
 * designation ended.
 */
function contentProblem(
  before: Window | null,
  after: Window,
  ofCode: readonly Window[],
  designation: Designation | undefined,
): WindowProblem | null {
  const problem = windowProblem(after, ofCode, designation) ?? (isProductCode(after.code) ? null : 'not_designated');
  if (problem !== 'not_designated' || before === null || before.code !== after.code) return problem;
  return after.from >= before.from && after.to <= before.to ? null : problem;
}

interface ChangeContext {
  readonly today: CalendarDate;
  readonly designations: readonly Designation[];
  /** Whether the body confirmed to delete or close windows with reserved places (R6). */
  readonly reservationsConfirmed?: boolean;
}

/**
 * Returns the first rule of R1 to R6 that each changed window breaks, by id; empty if the change is allowed. A change is
 * one: all windows are changed or none (R10).
 * @param all the windows of the body after the change
 */
export function changeProblems(
  steps: readonly WindowStep[],
  all: readonly Window[],
  { today, designations, reservationsConfirmed = false }: ChangeContext,
): Record<string, WindowProblem> {
  const byCode = Map.groupBy(all, ({ code }) => code);
  const moved = reservedByKey(steps);
  const problems = Object.create(null) as Record<string, WindowProblem>; // an id can be the name of an inherited property
  for (const step of steps) {
    const { before, after } = step;
    const window = after ?? before;
    if (!window) continue;
    const designation = designations.find(({ regulation }) => regulation === window.regulation);
    const problem =
      (after && contentProblem(before, after, byCode.get(after.code) ?? [], designation)) ??
      pastProblem(step, today) ??
      (reservationsConfirmed ? null : reservationProblem(step, moved));
    if (problem) problems[window.id] = problem;
  }
  return problems;
}
