import type { TimelineBar } from './timeline-types.js';

/** A command that changes bars. */
export type TimelineCommand = 'create' | 'move' | 'resize' | 'split' | 'join' | 'copy' | 'update' | 'remove';

/** One bar before and after an edit: `before` is null for an added bar, `after` for a removed one. */
export interface BarChange<B extends TimelineBar = TimelineBar> {
  before: B | null;
  after: B | null;
  /** Position in the list: of a removed bar before the edit, of an added bar after it. */
  index: number;
}

/** An edit of a set of bars as data: it can be applied, inverted, stored and sent to a server. */
export interface TimelineEdit<B extends TimelineBar = TimelineBar> {
  command: TimelineCommand;
  changes: readonly BarChange<B>[];
}

/**
 * Returns the edit that replaces bars by id (null removes a bar) and appends others, or null if it changes nothing.
 */
export function editOf<B extends TimelineBar>(
  bars: readonly B[],
  command: TimelineCommand,
  replaced: ReadonlyMap<string, B | null>,
  added: readonly B[] = [],
): TimelineEdit<B> | null {
  const changes: BarChange<B>[] = [];
  let kept = 0;
  for (const [index, before] of bars.entries()) {
    const after = replaced.get(before.id);
    if (after !== null) kept++;
    if (after === undefined || after === before) continue;
    changes.push({ before, after, index });
  }
  for (const [offset, after] of added.entries()) changes.push({ before: null, after, index: kept + offset });
  return changes.length > 0 ? { command, changes } : null;
}

/** Returns the bars after an edit. Ignores changes of bars that no longer exist, and never adds an id twice. */
export function applyEdit<B extends TimelineBar>(bars: readonly B[], { changes }: TimelineEdit<B>): readonly B[] {
  const replaced = new Map<string, B | null>();
  for (const { before, after } of changes) if (before) replaced.set(before.id, after);
  const result: B[] = [];
  for (const bar of bars) {
    const after = replaced.get(bar.id);
    if (after !== null) result.push(after ?? bar);
  }
  const ids = new Set(result.map(({ id }) => id));
  const added = changes.filter(({ before, after }) => !before && after && !ids.has(after.id));
  for (const { after, index } of added.toSorted((a, b) => a.index - b.index)) {
    if (after) result.splice(index, 0, after);
  }
  return result;
}

/** Returns the edit that undoes an edit. */
export const inverseOf = <B extends TimelineBar>({ command, changes }: TimelineEdit<B>): TimelineEdit<B> => ({
  command,
  changes: changes.map(({ before, after, index }) => ({ before: after, after: before, index })),
});

/** Returns the ids of the bars that exist after an edit and that it added or changed. */
export const editedIds = <B extends TimelineBar>({ changes }: TimelineEdit<B>): string[] =>
  changes.flatMap(({ after }) => (after ? [after.id] : []));

/** The edits that can be undone and redone, newest last. */
export interface EditHistory<B extends TimelineBar = TimelineBar> {
  done: readonly TimelineEdit<B>[];
  undone: readonly TimelineEdit<B>[];
}

/** Number of edits that can be undone. Older ones are dropped. */
const historyLimit = 500;

/** A history without edits, the initial value of `history`. */
export const emptyHistory: EditHistory<never> = { done: [], undone: [] };

/** Returns the history after a new edit. What was undone can no longer be redone. */
export const withEdit = <B extends TimelineBar>({ done }: EditHistory<B>, edit: TimelineEdit<B>): EditHistory<B> => ({
  done: [...done, edit].slice(-historyLimit),
  undone: [],
});

/** An edit to apply, and the history after it. */
export interface HistoryStep<B extends TimelineBar = TimelineBar> {
  edit: TimelineEdit<B>;
  history: EditHistory<B>;
}

/** Returns the edit that undoes the newest edit, with the history after it; null if there is none. */
export function undone<B extends TimelineBar>(history: EditHistory<B>): HistoryStep<B> | null {
  const edit = history.done.at(-1);
  if (!edit) return null;
  return {
    edit: inverseOf(edit),
    history: { done: history.done.slice(0, -1), undone: [...history.undone, edit] },
  };
}

/** Returns the edit that was undone last, with the history after redoing it; null if there is none. */
export function redone<B extends TimelineBar>(history: EditHistory<B>): HistoryStep<B> | null {
  const edit = history.undone.at(-1);
  if (!edit) return null;
  return { edit, history: { done: [...history.done, edit], undone: history.undone.slice(0, -1) } };
}
