import type { CalendarDate } from '../values/dates.ts';
import { changeProblems, type WindowInput, type WindowStep } from './changes.ts';
import type { WindowProblem } from './rules.ts';
import type { Designation, Window } from './schema.ts';

/** A window as its body sees it. */
export interface OwnWindow extends WindowInput {
  readonly id: string;
  /** The day of the last change or confirmation. */
  readonly updatedOn: CalendarDate;
}

/** A window of the body before and after a change: null before it exists, and after it is deleted. */
export interface OwnStep {
  readonly before: OwnWindow | null;
  readonly after: OwnWindow | null;
}

export interface OwnRules {
  readonly today: CalendarDate;
  readonly designations: readonly Designation[];
}

/** A window as the rules expect it. Body and version do not matter to them. */
export const asWindow = (window: OwnWindow): Window => ({ ...window, notifiedBody: '0000', version: 1 });

const idOf = ({ before, after }: OwnStep) => (after ?? before)?.id ?? '';

/** Returns the windows after steps. */
export function windowsAfterSteps(windows: readonly OwnWindow[], steps: readonly OwnStep[]): OwnWindow[] {
  const replaced = new Map(steps.map((step) => [idOf(step), step.after]));
  const known = new Set(windows.map(({ id }) => id));
  return [
    ...windows.flatMap((window) => (replaced.has(window.id) ? (replaced.get(window.id) ?? []) : [window])),
    ...steps.flatMap(({ after }) => (after && !known.has(after.id) ? [after] : [])),
  ];
}

/**
 * Returns the rule that each window breaks, by id; empty if the change is allowed. Reserved places are confirmed when the
 * change is saved.
 * @param all the windows after the change
 */
export function ownProblems(
  steps: readonly OwnStep[],
  all: readonly OwnWindow[],
  rules: OwnRules,
): Record<string, WindowProblem> {
  const asStep = ({ before, after }: OwnStep): WindowStep => ({
    before: before && asWindow(before),
    after: after && asWindow(after),
  });
  return changeProblems(steps.map(asStep), all.map(asWindow), { ...rules, reservationsConfirmed: true });
}

/** The steps of a change of many windows: those that are allowed together, and the others with the rule they break. */
export interface CheckedSteps {
  readonly allowed: readonly OwnStep[];
  readonly refused: readonly { readonly step: OwnStep; readonly problem: WindowProblem }[];
}

/**
 * Divides the steps of a change of many windows. The allowed ones break no rule when the others are left out: a window
 * that was to move onto the days of a window that stays is refused as well.
 */
export function checkedSteps(windows: readonly OwnWindow[], steps: readonly OwnStep[], rules: OwnRules): CheckedSteps {
  const problems = new Map<string, WindowProblem>();
  let allowed = steps;
  for (;;) {
    const found = ownProblems(allowed, windowsAfterSteps(windows, allowed), rules);
    const ids = Object.keys(found);
    if (ids.length === 0) break;
    for (const id of ids) problems.set(id, found[id]!);
    allowed = allowed.filter((step) => !problems.has(idOf(step)));
  }
  const refused = steps.flatMap((step) => {
    const problem = problems.get(idOf(step));
    return problem ? [{ step, problem }] : [];
  });
  return { allowed, refused };
}
