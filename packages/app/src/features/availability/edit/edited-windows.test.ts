import type { WindowView } from '@attesta/domain/availability/schema';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  emptyEdit,
  withConflicts,
  withLoaded,
  withoutChanges,
  withSaved,
  type Edit,
} from './edited-windows';

const today = '2026-11-21';
const view = (id: string, more: Partial<WindowView> = {}): WindowView => ({
  id,
  notifiedBody: '9101',
  regulation: 'MDR',
  code: 'MDA0203',
  from: '2027-01-01',
  to: '2027-03-31',
  slots: 4,
  reserved: 1,
  manualStatus: null,
  intakePool: 'general',
  procedures: [],
  classes: [],
  kinds: [],
  note: null,
  updatedOn: '2026-11-01',
  version: 1,
  status: 'open',
  freshness: 'fresh',
  past: false,
  ...more,
});
const loaded = withLoaded(emptyEdit, [view('a'), view('b')], today);
const change = (edit: Edit, id: string, more: object | null): Edit => ({
  ...edit,
  edited: edit.edited.flatMap((window) => (window.id !== id ? [window] : more ? [{ ...window, ...more }] : [])),
});

describe('the changes that are not saved', () => {
  it('are the windows that differ, with the version that they are based on', () => {
    expect(changesOf(loaded)).toEqual([]);
    const added = { ...loaded.edited[0]!, id: 'new', code: 'MDA0204' as const };
    const edit = change(change(loaded, 'a', { slots: 9 }), 'b', null);
    expect(changesOf({ ...edit, edited: [...edit.edited, added] })).toMatchObject([
      { id: 'b', version: 1, window: null },
      { id: 'a', version: 1, window: { slots: 9 } },
      { id: 'new', version: null, window: { code: 'MDA0204' } },
    ]);
    expect(changesOf(change(edit, 'a', { slots: 4 }))).toMatchObject([{ id: 'b' }]);
  });

  it('include confirmations of today, and no day that an undo brought back', () => {
    expect(changesOf(change(loaded, 'a', { updatedOn: today }))).toMatchObject([{ id: 'a', version: 1 }]);
    expect(changesOf(change(loaded, 'a', { updatedOn: '2026-10-01' }))).toEqual([]);
  });
});

describe('a response', () => {
  it('becomes the stored state, and keeps what was changed in the meantime', () => {
    const sent = change(change(loaded, 'a', { slots: 9 }), 'b', null);
    const later = change(sent, 'a', { slots: 10 });
    const saved = withSaved(later, changesOf(sent), [view('a', { slots: 9, version: 2, updatedOn: today })]);
    expect(saved.stored).toMatchObject([{ id: 'a', version: 2 }]);
    expect(changesOf(saved)).toMatchObject([{ id: 'a', version: 2, window: { slots: 10 } }]);
    expect(changesOf(withSaved(sent, changesOf(sent), [view('a', { slots: 9, version: 2 })]))).toEqual([]);
  });

  it('of a read keeps changes with their version, so that they conflict', () => {
    const edit = change(change(loaded, 'a', { slots: 9 }), 'b', null);
    const again = withLoaded(edit, [view('a', { slots: 2, version: 5 }), view('b'), view('c')], today);
    expect(changesOf(again)).toMatchObject([
      { id: 'b', version: 1, window: null },
      { id: 'a', version: 1, window: { slots: 9 } },
    ]);
    expect(again.edited.map(({ id }) => id)).toEqual(['c', 'a']);
  });

  it('of a read keeps the objects of windows that did not change', () => {
    expect(withLoaded(loaded, [view('a'), view('b', { slots: 7 })], today).edited[0]).toBe(loaded.edited[0]);
  });
});

describe('a conflict', () => {
  const edit = change(change(loaded, 'a', { slots: 9 }), 'b', { slots: 3 });
  const [first, second] = changesOf(edit);
  const conflicts = [
    { stored: view('a', { slots: 2, version: 5 }), yours: first! },
    { stored: null, yours: second! },
  ];

  it('is resolved with the state of the user, over the newest version', () => {
    expect(changesOf(withConflicts(edit, conflicts, 'mine'))).toMatchObject([
      { id: 'a', version: 5, window: { slots: 9 } },
      { id: 'b', version: null, window: { slots: 3 } },
    ]);
  });

  it('is resolved with the other state', () => {
    const resolved = withConflicts(edit, conflicts, 'theirs');
    expect(changesOf(resolved)).toEqual([]);
    expect(resolved.edited).toMatchObject([{ id: 'a', slots: 2 }]);
  });
});

it('discarded changes restore what is stored, also deleted windows', () => {
  const added = { ...loaded.edited[0]!, id: 'new' };
  const edit = change(change(loaded, 'a', { slots: 9 }), 'b', null);
  const discarded = withoutChanges({ ...edit, edited: [...edit.edited, added] }, ['a', 'b', 'new']);
  expect(changesOf(discarded)).toEqual([]);
  expect(discarded.edited.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
});
