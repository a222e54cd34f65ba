import type { BulkEdit } from '@attesta/domain/availability/bulk-edit';
import type { OwnWindow } from '@attesta/domain/availability/own-windows';
import type { IntakePool } from '@attesta/domain/availability/schema';
import type { KeptNumber } from '../../../platform/forms/kept-number-field';

/** Whether a field stays as it is in each window, is emptied, or set to a value. */
export type Choice = 'keep' | 'none' | 'set';

/** What the user enters for several windows. An empty number keeps those of the windows. */
export interface BulkForm {
  readonly shift: KeptNumber;
  readonly slots: KeptNumber;
  readonly reserved: KeptNumber;
  readonly state: 'keep' | 'open' | 'closed';
  readonly pool: 'keep' | IntakePool;
  readonly classesChoice: Choice;
  readonly classes: OwnWindow['classes'];
  readonly kindsChoice: Choice;
  readonly kinds: OwnWindow['kinds'];
  readonly noteChoice: Choice;
  readonly note: string;
}

export const emptyBulkForm: BulkForm = {
  shift: null,
  slots: null,
  reserved: null,
  state: 'keep',
  pool: 'keep',
  classesChoice: 'keep',
  classes: [],
  kindsChoice: 'keep',
  kinds: [],
  noteChoice: 'keep',
  note: '',
};

/** Numbers that were typed and cannot be read. */
export const unreadNumbers = (form: BulkForm) =>
  (['shift', 'slots', 'reserved'] as const).filter((name) => typeof form[name] === 'string');

const numberOf = (value: KeptNumber) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);

/** Returns the value of a field; undefined to keep it, also while nothing is chosen yet. */
function chosen<Value extends { length: number }, Empty>(choice: Choice, value: Value, none: Empty) {
  if (choice === 'none') return none;
  return choice === 'set' && value.length > 0 ? value : undefined;
}

/** Returns what the form changes in each window. */
export function bulkEditOf(form: BulkForm): BulkEdit {
  const { state, pool } = form;
  return {
    shift: numberOf(form.shift),
    slots: numberOf(form.slots),
    reserved: numberOf(form.reserved),
    manualStatus: state === 'keep' ? undefined : state === 'closed' ? 'closed' : null,
    intakePool: pool === 'keep' ? undefined : pool,
    classes: chosen<BulkForm['classes'], BulkForm['classes']>(form.classesChoice, form.classes, []),
    kinds: chosen<BulkForm['kinds'], BulkForm['kinds']>(form.kindsChoice, form.kinds, []),
    note: chosen(form.noteChoice, form.note.trim(), null),
  };
}
