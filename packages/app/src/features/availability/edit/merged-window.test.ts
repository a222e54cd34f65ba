import { describe, expect, it } from 'vitest';
import type { EditedWindow } from './edited-windows';
import { emptyDraft, mergedWindow, withEntered, type WindowDraft } from './merged-window';
import { newWindow } from './window-bars';

const today = '2026-11-21';
const seen: EditedWindow = {
  ...newWindow({ id: 'a', code: 'MDA0203', from: '2027-01-01', to: '2027-03-31' }, '2026-01-01'),
  slots: 4,
};

describe('a window that two people change (D.720)', () => {
  it('keeps what the other one changed in other fields, also in a list', () => {
    const current: EditedWindow = { ...seen, slots: 9, classes: ['IIa'], to: '2027-04-30' };
    const { window, basedOn } = mergedWindow(seen, { note: 'By phone', updatedOn: today }, current);
    expect(window).toEqual({ ...current, note: 'By phone', updatedOn: today });
    expect(basedOn).toBe(current);
  });

  it('is a conflict if both changed the same field to different values', () => {
    const { window, basedOn } = mergedWindow(seen, { slots: 5 }, { ...seen, slots: 9, note: 'New' });
    expect(window).toMatchObject({ slots: 5, note: 'New' });
    expect(basedOn).toBe(seen);
  });

  it('is a conflict if one typed the old value again, which is shown, and the other one changed it', () => {
    const { window, basedOn } = mergedWindow(seen, { slots: 4 }, { ...seen, slots: 9 });
    expect(window).toEqual(seen);
    expect(basedOn).toBe(seen);
  });

  it('is no conflict if both changed a field to the same value, or one typed the old value that it still has', () => {
    const current = { ...seen, slots: 9 };
    expect(mergedWindow(seen, { slots: 9, note: 'By phone' }, current).basedOn).toBe(current);
    expect(mergedWindow(seen, { slots: 4 }, seen)).toEqual({ window: seen, basedOn: seen });
  });

  it('is a conflict if the other one deleted it', () => {
    expect(mergedWindow(seen, { slots: 5 }, undefined)).toEqual({
      window: { ...seen, slots: 5 },
      basedOn: seen,
    });
  });

  it('is based on the value that the user saw when a field was first changed', () => {
    const empty: WindowDraft<EditedWindow> = emptyDraft;
    const first = withEntered(empty, { slots: 5 }, seen);
    const second = withEntered(first, { slots: 6, note: 'By phone' }, { ...seen, slots: 9, note: 'Theirs' });
    expect(second).toEqual({ entered: { slots: 6, note: 'By phone' }, seen: { slots: 4, note: 'Theirs' } });
  });
});
