import type { WindowConflict } from '@attesta/domain/availability/calls';
import { inputOf, isSameInput, type WindowChange } from '@attesta/domain/availability/changes';
import type { OwnWindow } from '@attesta/domain/availability/own-windows';
import type { WindowView } from '@attesta/domain/availability/schema';
import type { CalendarDate } from '@attesta/domain/values/dates';

/** A window as the user sees it, with changes that may not be saved yet. */
export type EditedWindow = OwnWindow;

/** The windows as the server last returned them, and as the user sees them. */
export interface Edit {
  readonly stored: readonly WindowView[];
  readonly edited: readonly EditedWindow[];
  /** The current day in Brussels. */
  readonly today: CalendarDate;
}

export const emptyEdit: Edit = { stored: [], edited: [], today: '' };

/** A window of the signed-in body, which receives its places and reservations. */
const editedOf = (view: WindowView): EditedWindow => ({
  ...inputOf({ ...view, slots: view.slots ?? 1, reserved: view.reserved ?? 0 }),
  id: view.id,
  updatedOn: view.updatedOn,
});

const byId = <Item extends { readonly id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]));

/** Whether the user changed a window, or confirmed it today. */
function isChanged(stored: WindowView | undefined, edited: EditedWindow | undefined, today: CalendarDate): boolean {
  if (!stored || !edited) return stored !== edited;
  const isConfirmed = edited.updatedOn === today && stored.updatedOn !== today;
  return isConfirmed || !isSameInput(editedOf(stored), edited);
}

/** Returns the changes that are not saved yet: deleted windows first, so that others can take their days. */
export function changesOf({ stored, edited, today }: Edit): WindowChange[] {
  const [before, after] = [byId(stored), byId(edited)];
  const deleted = stored.flatMap(({ id, version }) => (after.has(id) ? [] : [{ id, version, window: null }]));
  const changed = edited.flatMap((window) => {
    const known = before.get(window.id);
    if (!isChanged(known, window, today)) return [];
    return [{ id: window.id, version: known?.version ?? null, window: inputOf(window) }];
  });
  return [...deleted, ...changed];
}

/** Returns the list with windows replaced by id: undefined removes one, a new one is appended. */
function replaced<Item extends { readonly id: string }>(
  items: readonly Item[],
  changes: ReadonlyMap<string, Item | undefined>,
): Item[] {
  const known = new Set(items.map(({ id }) => id));
  return [
    ...items.flatMap((item) => (changes.has(item.id) ? (changes.get(item.id) ?? []) : [item])),
    ...[...changes].flatMap(([id, item]) => (item && !known.has(id) ? [item] : [])),
  ];
}

/**
 * Returns the edit after the server's windows were read. A window that the user changed keeps its change and the version
 * that the change is based on, so that a change by someone else becomes a conflict.
 */
export function withLoaded(edit: Edit, loaded: readonly WindowView[], today: CalendarDate): Edit {
  const [before, after] = [byId(edit.stored), byId(edit.edited)];
  const changed = new Set(changesOf(edit).map(({ id }) => id));
  const stored = new Map(loaded.map((view) => [view.id, changed.has(view.id) ? before.get(view.id) : view]));
  for (const id of changed) stored.set(id, before.get(id));
  const views = [...stored.values()].filter((view) => view !== undefined);
  const kept = [...changed].map((id) => after.get(id)).filter((window) => window !== undefined);
  const edited = views.flatMap((view) => {
    if (changed.has(view.id)) return [];
    const known = after.get(view.id);
    // The same object, so that its bar is not rendered again.
    return [known && known.updatedOn === view.updatedOn && isSameInput(editedOf(view), known) ? known : editedOf(view)];
  });
  return { stored: views, edited: [...edited, ...kept], today };
}

/** Returns the edit after changes were saved. What the user changed in the meantime is kept. */
export function withSaved(edit: Edit, sent: readonly WindowChange[], views: readonly WindowView[]): Edit {
  const [saved, after] = [byId(views), byId(edit.edited)];
  const edited = new Map<string, EditedWindow | undefined>();
  for (const { id, window } of sent) {
    const [now, view] = [after.get(id), saved.get(id)];
    const isAsSent = now && window ? isSameInput(now, window) : !now && !window;
    if (isAsSent) edited.set(id, view && editedOf(view));
  }
  return {
    ...edit,
    stored: replaced(edit.stored, new Map(sent.map(({ id }) => [id, saved.get(id)]))),
    edited: replaced(edit.edited, edited),
  };
}

/** Which of both states of a conflict is kept: `mine` is saved over the other one. */
export type ConflictChoice = 'mine' | 'theirs';

/** Returns the edit after the user chose a state for windows that someone else changed. */
export function withConflicts(edit: Edit, conflicts: WindowConflict['conflicts'], choice: ConflictChoice): Edit {
  const theirs = new Map(conflicts.map(({ stored, yours }) => [yours.id, stored ?? undefined]));
  const edited = new Map([...theirs].map(([id, view]) => [id, view && editedOf(view)]));
  return {
    ...edit,
    stored: replaced(edit.stored, theirs),
    edited: choice === 'theirs' ? replaced(edit.edited, edited) : edit.edited,
  };
}

/** Returns the edit without the changes of some windows. */
export function withoutChanges(edit: Edit, ids: readonly string[]): Edit {
  const before = byId(edit.stored);
  const edited = new Map(
    ids.map((id) => {
      const view = before.get(id);
      return [id, view && editedOf(view)];
    }),
  );
  return { ...edit, edited: replaced(edit.edited, edited) };
}
