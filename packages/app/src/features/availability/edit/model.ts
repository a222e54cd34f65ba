import { changeWindows, type WindowConflict, type WindowsRefused } from '@attesta/domain/availability/calls';
import type { WindowChange } from '@attesta/domain/availability/changes';
import type { WindowView } from '@attesta/domain/availability/schema';
import type { CalendarDate } from '@attesta/domain/values/dates';
import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import { createCallFx } from '../../../platform/http/call-fx';
import { problemOf } from '../../../platform/http/problem';
import { $sessionNumber, sessionEnded } from '../../../platform/session/model';
import type { Restored } from './edit-history';
import {
  changesOf,
  emptyEdit,
  withConflicts,
  withLoaded,
  withoutChanges,
  withSaved,
  type ConflictChoice,
  type Edit,
} from './edited-windows';

/** Why changes are not saved: someone else changed a window, a rule forbids them, or the call failed. */
export type SaveProblem =
  | { kind: 'conflict'; conflicts: WindowConflict['conflicts'] }
  | { kind: 'refused'; problems: WindowsRefused['problems'] }
  | { kind: 'failed'; error: unknown };

/** The windows of the signed-in body were read: all, or the first ones while no other are known. */
export const windowsLoaded = createEvent<{
  windows: readonly WindowView[];
  today: CalendarDate;
  isComplete: boolean;
}>();
/** Windows were changed, or a change was undone or redone. Conflicts with changes by someone else wait for a decision. */
export const windowsRestored = createEvent<Restored>();
/**
 * How the user resolves a problem: `mine` saves over the other state of a conflict, `theirs` takes it; `confirm` deletes
 * and closes windows with reserved places; `discard` undoes the refused changes; `retry` sends them again.
 */
export type Decision = ConflictChoice | 'confirm' | 'discard' | 'retry';
/** The user decided about the problem that prevents saving. */
export const problemDecided = createEvent<Decision>();

const changeWindowsFx = createCallFx(changeWindows);

interface Save {
  changes: readonly WindowChange[];
  reservationsConfirmed: boolean;
  /** The number of the session that sends the changes. */
  session: number;
}

/** Sends changes. Its response may arrive in another session, and is then ignored. */
export const saveWindowsFx = attach({
  effect: changeWindowsFx,
  mapParams: ({ changes, reservationsConfirmed }: Save) => ({
    body: { changes: [...changes], reservationsConfirmed },
  }),
});

const finished = sample({
  clock: saveWindowsFx.finally,
  source: $sessionNumber,
  filter: (session, { params }) => params.session === session,
  fn: (_, result) => result,
});
const saved = finished.filterMap((result) => (result.status === 'done' ? result : undefined));
const failed = finished.filterMap((result) => (result.status === 'fail' ? result.error : undefined));

function saveProblemOf(error: unknown): SaveProblem {
  const body = error as Partial<WindowConflict & WindowsRefused> | null;
  const { code } = problemOf(error);
  if (code === 'conflict' && Array.isArray(body?.conflicts)) return { kind: 'conflict', conflicts: body.conflicts };
  if (code === 'refused' && Array.isArray(body?.problems)) return { kind: 'refused', problems: body.problems };
  return { kind: 'failed', error };
}

/** Why the changes are not saved; null while nothing prevents it. */
export const $saveProblem = createStore<SaveProblem | null>(null)
  .on(failed, (_, error) => saveProblemOf(error))
  .on(windowsRestored, (problem, { conflicts }) => (conflicts.length > 0 ? { kind: 'conflict', conflicts } : problem));

/** The decision, with the problem as it was. */
const decided = sample({
  clock: problemDecided,
  source: $saveProblem,
  fn: (problem, decision) => ({ problem, decision }),
});
$saveProblem.reset(decided, sessionEnded);

/** Whether the user confirmed to delete or close windows with reserved places, until the next save. */
const $reservationsConfirmed = createStore(false)
  .on(decided, (_, { decision }) => decision === 'confirm')
  .reset(saved, failed, sessionEnded);

function withDecision(edit: Edit, { problem, decision }: { problem: SaveProblem | null; decision: Decision }): Edit {
  if (problem?.kind === 'conflict' && (decision === 'mine' || decision === 'theirs')) {
    return withConflicts(edit, problem.conflicts, decision);
  }
  if (decision !== 'discard') return edit;
  const refused = problem?.kind === 'refused' ? problem.problems : changesOf(edit);
  return withoutChanges(
    edit,
    refused.map(({ id }) => id),
  );
}

/** The windows as stored, and as the user sees them. */
export const $edit = createStore(emptyEdit)
  .on(windowsLoaded, (edit, { windows, today, isComplete }) =>
    isComplete || edit.stored.length === 0 ? withLoaded(edit, windows, today) : { ...edit, today },
  )
  .on(windowsRestored, (edit, { edited }) => ({ ...edit, edited }))
  .on(decided, withDecision)
  .on(saved, (edit, { params, result }) => withSaved(edit, params.changes, result.windows))
  .reset(sessionEnded);

const $changes = $edit.map(changesOf);

/** How many windows are changed and not saved yet. */
export const $unsavedCount = $changes.map((changes) => changes.length);

/** Whether the changes are saved, on their way, or waiting for the user. */
export const $saveState = combine($unsavedCount, $saveProblem, saveWindowsFx.pending, (count, problem, isSaving) =>
  isSaving
    ? ('saving' as const)
    : problem
      ? ('waiting' as const)
      : count > 0
        ? ('saving' as const)
        : ('saved' as const),
);

// Each change is sent at once and as a whole, so that all of it is saved or nothing. What changes in the meantime is
// sent after the response.
sample({
  clock: merge([$edit, $saveProblem, finished]),
  source: {
    changes: $changes,
    problem: $saveProblem,
    isSaving: saveWindowsFx.pending,
    reservationsConfirmed: $reservationsConfirmed,
    session: $sessionNumber,
  },
  filter: ({ changes, problem, isSaving }) => changes.length > 0 && problem === null && !isSaving,
  fn: ({ changes, reservationsConfirmed, session }) => ({ changes, reservationsConfirmed, session }),
  target: saveWindowsFx,
});
