import type { OwnRules } from '@attesta/domain/availability/own-windows';
import { designationSchema } from '@attesta/domain/availability/schema';
import type { TimelineEdit } from '@attesta/ui/data/timeline';
import { describe, expect, it } from 'vitest';
import type { EditedWindow } from './edited-windows';
import type { GapText } from './use-gap-text';
import { barOf, joinedWindow, newWindow, problemsOfEdit, windowOf, windowsAfter, type WindowBar } from './window-bars';

const today = '2026-11-21';
const rules = {
  today,
  designations: [
    designationSchema.parse({
      regulation: 'MDR',
      validFrom: '2020-01-01',
      validTo: null,
      procedures: [],
      codes: ['MDA0203', 'MDA0204'],
      conditions: [],
    }),
  ],
};
const windowWith = (more: Partial<EditedWindow> = {}): EditedWindow => ({
  ...newWindow({ id: 'a', code: 'MDA0203', from: '2027-01-01', to: '2027-03-31' }, today),
  slots: 4,
  ...more,
});
const bar = (more: Partial<EditedWindow> = {}, gap: GapText | null = null, own: OwnRules = rules): WindowBar =>
  barOf(windowWith(more), own, {
    free: (free, places) => `${free}/${places}`,
    freeFor: (pool, figures) => `${figures} ${pool}`,
    stale: 'stale',
    gap: () => gap,
  });
const edit = (command: TimelineEdit['command'], changes: [WindowBar | null, WindowBar | null][]) => ({
  command,
  changes: changes.map(([before, after], index) => ({ before, after, index })),
});

describe('the bar of a window', () => {
  it('shows state and figures, and is read-only when past', () => {
    expect(bar({ reserved: 1 })).toMatchObject({
      row: 'MDA0203',
      state: 'open',
      text: '3/4',
      fill: 0.25,
      readOnly: false,
    });
    expect(bar({ reserved: 3 }).state).toBe('limited');
    expect(bar({ reserved: 4 }).state).toBe('full');
    expect(bar({ manualStatus: 'closed' }).state).toBe('closed');
    expect(bar({ from: '2026-01-01', to: '2026-02-01' })).toMatchObject({ state: 'past', readOnly: true });
    expect([bar({ updatedOn: '2026-01-01' }).mark, bar().mark]).toEqual(['stale', undefined]);
  });

  it('is crossed if its code is not designated, or names the days on which it is (D.724)', () => {
    const withdrawn = { today, designations: [] };
    expect(bar({}, { isUsable: false, text: 'No' }, withdrawn)).toMatchObject({ state: 'closed', text: 'No' });
    expect(bar({ reserved: 4 }, { isUsable: false, text: 'No' }, withdrawn).state).toBe('closed');
    expect(bar({ updatedOn: '2026-01-01' }, { isUsable: true, text: 'Until May' })).toMatchObject({
      state: 'open',
      mark: 'stale, Until May',
    });
  });

  it('names the applicants if it is not open to all (D.722)', () => {
    expect([bar().text, bar({ intakePool: 'sme', reserved: 1 }).text]).toEqual(['4/4', '3/4 sme']);
  });

  it('gives its dates and row to the window', () => {
    const window = windowOf({ ...bar(), row: 'IVR0101', from: '2027-02-01', to: '2027-02-28' });
    expect(window).toMatchObject({
      code: 'IVR0101',
      regulation: 'IVDR',
      from: '2027-02-01',
      to: '2027-02-28',
      slots: 4,
    });
    const same = bar();
    expect(windowOf(same)).toBe(same.window);
  });
});

describe('an edit of the timeline', () => {
  const tail = (more: Partial<EditedWindow> = {}) => bar({ id: 'b', from: '2027-02-01', ...more });
  const head = { ...bar({ reserved: 3 }), to: '2027-01-31' };

  it('divides the places of a window that is split, after those that are taken', () => {
    const split = edit('split', [
      [bar({ reserved: 3 }), head],
      [null, tail()],
    ]);
    expect(windowsAfter([head, tail()], split).map(({ slots, reserved }) => [slots, reserved])).toEqual([
      [3, 3],
      [1, 0],
    ]);
    expect(windowsAfter([head], edit('resize', [[bar(), head]]))[0]?.slots).toBe(4);
  });

  it('adds the places of windows that are joined, if their conditions are the same', () => {
    expect(joinedWindow(windowWith(), [windowWith({ reserved: 1 }), windowWith({ slots: 98 })])).toMatchObject({
      slots: 99,
      reserved: 1,
    });
    const join = (more: Partial<EditedWindow>) =>
      problemsOfEdit(
        [bar()],
        edit('join', [
          [head, bar()],
          [tail(more), null],
        ]),
        rules,
      );
    expect([join({}), join({ intakePool: 'sme' })]).toEqual([{}, { a: 'different' }]);
  });

  it('is refused by the rules of the domain', () => {
    const moved = { ...bar(), row: 'MDA0307' };
    expect(problemsOfEdit([moved], edit('move', [[bar(), moved]]), rules)).toEqual({ a: 'not_designated' });
    const early = { ...bar(), from: '2026-11-20' };
    expect(problemsOfEdit([early], edit('resize', [[bar(), early]]), rules)).toEqual({ a: 'past' });
    expect(problemsOfEdit([], edit('remove', [[bar({ reserved: 2 }), null]]), rules)).toEqual({});
  });
});
