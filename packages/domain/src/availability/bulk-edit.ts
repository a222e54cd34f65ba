import { addDays, type CalendarDate } from '../values/dates.ts';
import type { OwnWindow } from './own-windows.ts';

/** What an edit of several windows sets in each of them. What is undefined stays as it is in each window. */
export interface BulkEdit extends Partial<
  Pick<OwnWindow, 'slots' | 'reserved' | 'manualStatus' | 'intakePool' | 'classes' | 'kinds' | 'note'>
> {
  /** By how many days the windows move, negative to earlier days. */
  readonly shift?: number | undefined;
}

const fields = ['slots', 'reserved', 'manualStatus', 'intakePool', 'classes', 'kinds', 'note'] as const;

/** Whether an edit sets anything. */
export const isEmptyEdit = ({ shift = 0, ...edit }: BulkEdit): boolean =>
  shift === 0 && fields.every((field) => edit[field] === undefined);

/** Returns a window after an edit of several windows. */
export function bulkEdited(window: OwnWindow, edit: BulkEdit, today: CalendarDate): OwnWindow {
  const { shift = 0 } = edit;
  const set = Object.fromEntries(
    fields.flatMap((field) => (edit[field] === undefined ? [] : [[field, edit[field]]])),
  ) as Partial<OwnWindow>;
  return { ...window, ...set, from: addDays(window.from, shift), to: addDays(window.to, shift), updatedOn: today };
}
