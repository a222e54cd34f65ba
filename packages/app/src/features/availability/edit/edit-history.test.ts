import type { OwnWindow } from '@attesta/domain/availability/own-windows';
import type { Designation } from '@attesta/domain/availability/schema';
import { viewWindow } from '@attesta/domain/availability/view';
import { asWindow } from '@attesta/domain/availability/own-windows';
import { emptyHistory } from '@attesta/ui/data/timeline';
import { describe, expect, it } from 'vitest';
import { historyAsApplied, stepIn, withChange, type WindowHistory } from './edit-history';
import { emptyEdit, withLoaded, type Edit } from './edited-windows';
import { barOf } from './window-bars';

const today = '2026-11-21';
const designations: Designation[] = [
  { regulation: 'MDR', validFrom: '2020-01-01', validTo: null, procedures: [], codes: ['MDA0203'], conditions: [] },
];
const window = (id: string, more: Partial<OwnWindow> = {}): OwnWindow => ({
  id,
  regulation: 'MDR',
  code: 'MDA0203',
  from: '2027-01-01',
  to: '2027-03-31',
  slots: 4,
  reserved: 0,
  manualStatus: null,
  intakePool: 'general',
  procedures: [],
  classes: [],
  kinds: [],
  note: null,
  updatedOn: today,
  ...more,
});
const loaded = (...windows: OwnWindow[]): Edit =>
  withLoaded(
    emptyEdit,
    windows.map((each) => viewWindow({ ...asWindow(each), version: 3 }, today, true)),
    today,
  );
/** The edit and the history after windows were replaced. */
function changed(edit: Edit, history: WindowHistory, ...windows: [string, OwnWindow | null][]) {
  const replaced = new Map(windows);
  const known = new Set(edit.edited.map(({ id }) => id));
  const edited = [
    ...edit.edited.flatMap((each) => (replaced.has(each.id) ? (replaced.get(each.id) ?? []) : [each])),
    ...windows.flatMap(([id, each]) => (each && !known.has(id) ? [each] : [])),
  ];
  return { edit: { ...edit, edited }, history: withChange(history, edit.edited, replaced) };
}
const step = (state: { edit: Edit; history: WindowHistory }, direction: 'undo' | 'redo') => {
  const result = stepIn(state.history, direction, state.edit, designations);
  if (result?.kind !== 'done') throw new Error('not done');
  const { history, restored } = result;
  return { edit: { ...state.edit, edited: restored.edited }, history, conflicts: restored.conflicts };
};

describe('the history of windows', () => {
  const [a, b] = [window('a'), window('b', { from: '2027-05-01', to: '2027-05-31' })];
  const start = loaded(a, b);

  it('undoes and redoes changed, deleted and added windows', () => {
    const more = window('c', { from: '2027-08-01', to: '2027-08-31' });
    const first = changed(start, emptyHistory, ['a', { ...a, slots: 9 }], ['b', null], ['c', more]);
    const undone = step(first, 'undo');
    expect(undone.edit.edited).toEqual([a, b]);
    expect(stepIn(undone.history, 'undo', undone.edit, designations)).toBeNull();
    expect(step(undone, 'redo').edit.edited).toEqual([{ ...a, slots: 9 }, more]);
    expect(undone.conflicts).toEqual([]);
  });

  it('does not grow by a change of nothing', () => {
    expect(withChange(emptyHistory, start.edited, new Map([['unknown', null]])).done).toEqual([]);
  });

  it('turns a window that someone else changed since into a conflict of both states', () => {
    const first = changed(start, emptyHistory, ['a', { ...a, slots: 9 }]);
    const theirs = loaded({ ...a, slots: 7 }, b);
    const { conflicts, edit } = step({ edit: theirs, history: first.history }, 'undo');
    expect(conflicts).toMatchObject([{ stored: { id: 'a', slots: 7 }, yours: { id: 'a', window: { slots: 4 } } }]);
    expect(edit.stored).toBe(theirs.stored);
  });

  it('has no conflict where a change was not saved yet, or is already undone', () => {
    const first = changed(start, emptyHistory, ['a', { ...a, slots: 9 }]);
    const second = changed(first.edit, first.history, ['a', { ...a, slots: 8 }]);
    expect(step(second, 'undo').conflicts).toEqual([]);
    expect(step({ edit: start, history: first.history }, 'undo').conflicts).toEqual([]);
  });

  it('leaves windows out that someone else deleted', () => {
    const first = changed(start, emptyHistory, ['a', { ...a, slots: 9 }]);
    expect(step({ edit: loaded(b), history: first.history }, 'undo').edit.edited).toMatchObject([{ id: 'b' }]);
  });

  it('refuses a step that breaks a rule, and names the window that it would restore', () => {
    const first = changed(start, emptyHistory, ['a', null]);
    const taken = loaded(b, window('d'));
    expect(stepIn(first.history, 'undo', taken, designations)).toMatchObject({
      kind: 'refused',
      refused: { edited: taken.edited, restored: [{ id: 'a' }], problems: { a: 'overlap' } },
    });
  });

  it('contains the places of a split as they were saved, so that undoing it is no conflict', () => {
    const texts = { free: () => '', freeFor: () => '', stale: '', gap: () => null };
    const whole = barOf(a, { today, designations: [] }, texts);
    const tail = { ...barOf({ ...a, id: 'tail', from: '2027-02-01' }, { today, designations: [] }, texts) };
    const changes = [
      { before: whole, after: { ...whole, to: '2027-01-31' }, index: 0 },
      { before: null, after: tail, index: 1 },
    ];
    const { done } = historyAsApplied({ done: [{ command: 'split', changes }], undone: [] });
    expect(done[0]?.changes.map(({ after }) => after?.window.slots)).toEqual([2, 2]);
    const saved = loaded({ ...a, to: '2027-01-31', slots: 2 }, { ...a, id: 'tail', from: '2027-02-01', slots: 2 }, b);
    const undone = step({ edit: saved, history: { done, undone: [] } }, 'undo');
    expect(undone.conflicts).toEqual([]);
    expect(undone.edit.edited).toEqual([a, b]);
    const redo = step(undone, 'redo');
    expect(redo.edit.edited.map(({ slots }) => slots)).toEqual([2, 2, 4]);
  });
});
