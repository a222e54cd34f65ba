import type { WindowConflict } from '@attesta/domain/availability/calls';
import { isSameInput } from '@attesta/domain/availability/changes';
import type { OwnRules, OwnStep } from '@attesta/domain/availability/own-windows';
import { applyEdit, editOf, redone, undone, withEdit, type EditHistory } from '@attesta/ui/data/timeline';
import { changesOf, type Edit, type EditedWindow } from './edited-windows';
import {
  asApplied,
  problemsOfEdit,
  stepsOf,
  windowOf,
  windowsAfter,
  type EditProblem,
  type WindowBar,
} from './window-bars';

/** The edits of windows that can be undone and redone, on the timeline, in the table and in dialogs. */
export type WindowHistory = EditHistory<WindowBar>;

/** A bar without texts: what the history needs of a window. */
const barOf = (window: EditedWindow): WindowBar => ({
  id: window.id,
  row: window.code,
  from: window.from,
  to: window.to,
  window,
});

/** Returns the history after windows were replaced by id: null for a deleted one. */
export function withChange(
  history: WindowHistory,
  edited: readonly EditedWindow[],
  windows: ReadonlyMap<string, EditedWindow | null>,
): WindowHistory {
  const known = new Set(edited.map(({ id }) => id));
  const replaced = [...windows].filter(([id]) => known.has(id));
  const added = [...windows].flatMap(([id, window]) => (window && !known.has(id) ? [barOf(window)] : []));
  const edit = editOf(
    edited.map(barOf),
    'update',
    new Map(replaced.map(([id, window]) => [id, window && barOf(window)])),
    added,
  );
  return edit ? withEdit(history, edit) : history;
}

/** Returns the history of the timeline with the windows as they were saved: a split divides the places. */
export const historyAsApplied = (history: WindowHistory): WindowHistory => ({
  ...history,
  done: history.done.map((edit, at) => (at === history.done.length - 1 ? asApplied(edit) : edit)),
});

/** The windows after an edit was undone or redone, and the changes by someone else that it would overwrite. */
export interface Restored {
  readonly edited: readonly EditedWindow[];
  readonly conflicts: WindowConflict['conflicts'];
}

/** Windows that prevent a change, with the rule that each breaks. */
export interface RefusedChange {
  /** All windows when the change was refused. */
  readonly edited: readonly EditedWindow[];
  /** The windows that the change would restore. */
  readonly restored?: readonly EditedWindow[] | undefined;
  /** The rule that each window breaks, by id. */
  readonly problems: Readonly<Record<string, EditProblem>>;
}

/**
 * Returns the windows after steps. A window that someone else changed or deleted since is a conflict: it is neither as
 * its step expects it nor as the step leaves it, so the step would overwrite the change without a question.
 */
export function restoredBy(edit: Edit, windows: readonly EditedWindow[], steps: readonly OwnStep[]): Restored {
  const now = new Map(edit.edited.map((window) => [window.id, window]));
  const overwritten = new Set(
    steps.flatMap(({ before, after }) => {
      if (!before) return [];
      const current = now.get(before.id);
      if (!current) return [before.id];
      return isSameInput(current, before) || (after && isSameInput(current, after)) ? [] : [before.id];
    }),
  );
  if (overwritten.size === 0) return { edited: windows, conflicts: [] };
  const stored = new Map(edit.stored.map((view) => [view.id, view]));
  const conflicts = changesOf({ ...edit, edited: windows })
    .filter(({ id }) => overwritten.has(id))
    .map((yours) => ({ stored: stored.get(yours.id) ?? null, yours }));
  return { edited: windows, conflicts };
}

/** A step in the history: either the windows and the history after it, or why it is refused. */
export type HistoryResult =
  | { readonly kind: 'done'; readonly history: WindowHistory; readonly restored: Restored }
  | { readonly kind: 'refused'; readonly refused: RefusedChange };

/** Undoes or redoes an edit. Returns null if there is none. */
export function stepIn(
  history: WindowHistory,
  direction: 'undo' | 'redo',
  edit: Edit,
  designations: OwnRules['designations'],
): HistoryResult | null {
  const step = direction === 'undo' ? undone(history) : redone(history);
  if (!step) return null;
  const bars = applyEdit(edit.edited.map(barOf), step.edit);
  const problems = problemsOfEdit(bars, step.edit, { today: edit.today, designations });
  if (Object.keys(problems).length > 0) {
    const restored = step.edit.changes.flatMap(({ before, after }) => (!before && after ? [windowOf(after)] : []));
    return { kind: 'refused', refused: { edited: edit.edited, restored, problems } };
  }
  return {
    kind: 'done',
    history: step.history,
    restored: restoredBy(edit, windowsAfter(bars, step.edit), stepsOf(step.edit)),
  };
}
