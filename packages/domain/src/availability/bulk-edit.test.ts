import { describe, expect, it } from 'vitest';
import { bulkValues, isEmptyEdit } from './bulk-edit.ts';
import { checkedSteps } from './own-windows.ts';
import { ownWindow, rules, today } from './testing/own-window.ts';

describe('an edit of several windows (D.721)', () => {
  const window = ownWindow({ note: 'By phone', classes: ['IIa'], manualStatus: 'closed' });

  it('sets what it contains and keeps everything else', () => {
    expect(bulkValues(window, { slots: 9, intakePool: 'sme' }, today)).toEqual({
      slots: 9,
      intakePool: 'sme',
      updatedOn: today,
    });
    expect(bulkValues(window, { slots: window.slots }, today)).toEqual({ slots: window.slots, updatedOn: today });
  });

  it('also removes: the note, the limit of classes, the manual state', () => {
    expect(bulkValues(window, { note: null, classes: [], manualStatus: null }, today)).toEqual({
      note: null,
      classes: [],
      manualStatus: null,
      updatedOn: today,
    });
  });

  it('moves both days, over the end of a month and to earlier days', () => {
    expect(bulkValues(window, { shift: 31 }, today)).toMatchObject({ from: '2027-02-01', to: '2027-05-01' });
    expect(bulkValues(window, { shift: -1 }, today)).toMatchObject({ from: '2026-12-31', to: '2027-03-30' });
  });

  it('is empty if it sets nothing', () => {
    expect([
      isEmptyEdit({}),
      isEmptyEdit({ shift: 0 }),
      isEmptyEdit({ note: null }),
      isEmptyEdit({ shift: 7 }),
    ]).toEqual([true, true, false, false]);
  });

  it('moves adjacent windows together, and names the ones that break a rule', () => {
    const next = ownWindow({ id: 'w2', from: '2027-04-01', to: '2027-04-30' });
    const running = ownWindow({ id: 'w3', code: 'MDN1204', from: '2026-10-01' });
    const all = [window, next, running];
    const steps = all.map((before) => ({ before, after: { ...before, ...bulkValues(before, { shift: 30 }, today) } }));
    const { allowed, refused } = checkedSteps(all, steps, rules);
    expect(allowed.map(({ after }) => after?.from)).toEqual(['2027-01-31', '2027-05-01']);
    expect(refused.map(({ step, problem }) => [step.before?.id, problem])).toEqual([['w3', 'past']]);
  });
});
