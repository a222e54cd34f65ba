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

/** Returns what an edit of several windows sets in one of them, also if it has the value already. */
export function bulkValues({ from, to }: OwnWindow, edit: BulkEdit, today: CalendarDate): Partial<OwnWindow> {
  const { shift = 0 } = edit;
  const set = Object.fromEntries(
    fields.flatMap((field) => (edit[field] === undefined ? [] : [[field, edit[field]]])),
  ) as Partial<OwnWindow>;
  return { ...set, ...(shift !== 0 && { from: addDays(from, shift), to: addDays(to, shift) }), updatedOn: today };
}
