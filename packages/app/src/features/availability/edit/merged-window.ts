import type { WindowInput } from '@attesta/domain/availability/changes';
import type { EditedWindow } from './edited-windows';

/** The fields of a window that users enter. */
type Field = keyof WindowInput;

/** What the user entered so far, and the value of each of these fields that the user saw before. */
export interface WindowDraft<Values> {
  readonly entered: Partial<Values>;
  readonly seen: Partial<EditedWindow>;
}

export const emptyDraft = { entered: {}, seen: {} } as const;

/** Returns the draft after the user entered more. Of each field it keeps the value that the user saw first. */
export function withEntered<Values extends Record<Field, unknown>>(
  { entered, seen }: WindowDraft<Values>,
  more: Partial<Values>,
  current: EditedWindow,
): WindowDraft<Values> {
  const first = Object.fromEntries((Object.keys(more) as Field[]).map((field) => [field, current[field]]));
  return { entered: { ...entered, ...more }, seen: { ...first, ...seen } };
}

/** A window to save, and the state that the change is based on. */
export interface MergedWindow {
  readonly window: EditedWindow;
  readonly basedOn: EditedWindow;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns a window with what a user entered, and everything else as it is now. If one of these fields has another value
 * by now, or the window was deleted, the change is based on what the user saw, which makes it a conflict. This includes
 * a field in which the user entered the value that it had before.
 * @param seen the window as the user saw it
 * @param entered the fields that the user entered
 * @param current the window as it is now; undefined if it was deleted
 */
export function mergedWindow(
  seen: EditedWindow,
  entered: Partial<EditedWindow>,
  current: EditedWindow | undefined,
): MergedWindow {
  if (!current) return { window: { ...seen, ...entered }, basedOn: seen };
  const isConflict = (Object.keys(entered) as (keyof EditedWindow)[]).some(
    (field) => field !== 'updatedOn' && !isSame(current[field], seen[field]) && !isSame(current[field], entered[field]),
  );
  return { window: { ...current, ...entered }, basedOn: isConflict ? seen : current };
}
