import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../values/dates.ts';
import { copyQuarter } from './copy-quarter.ts';
import { daysOfQuarter } from './move-days.ts';
import { ownProblems, type OwnWindow } from './own-windows.ts';
import { designations, ownWindow, rules, today } from './testing/own-window.ts';

const newId = (position: number) => `copy-${position}`;
const copy = (windows: readonly OwnWindow[], more: object = {}) =>
  copyQuarter(windows, { source: '2027-01-01', target: '2027-07-01', newId, ...more }, rules);
const daysOf = (windows: readonly OwnWindow[], more: object = {}) =>
  copy(windows, more).map(({ copy: { from, to }, problem }) => [from, to, problem]);

describe('copying a quarter (D.550)', () => {
  it('copies places, pool, classes, note and manual state, and no taken places', () => {
    const source = ownWindow({ note: 'By phone', classes: ['IIa'], intakePool: 'sme', manualStatus: 'closed' });
    expect(copy([source])).toEqual([
      {
        source,
        copy: { ...source, id: 'copy-0', from: '2027-07-01', to: '2027-09-30', reserved: 0, updatedOn: today },
        problem: null,
      },
    ]);
  });

  it('copies only the days of a longer window that are in the quarter, and no windows outside', () => {
    expect(daysOf([ownWindow({ from: '2026-12-01', to: '2027-02-10' })])).toEqual([['2027-07-01', '2027-08-10', null]]);
    expect(daysOf([ownWindow({ from: '2027-03-15', to: '2027-05-31' })])).toEqual([['2027-09-15', '2027-09-30', null]]);
    expect(daysOf([ownWindow({ to: '2026-12-31', from: '2026-12-01' })])).toEqual([]);
    expect(daysOf([ownWindow({ from: '2027-04-01', to: '2027-06-30' })])).toEqual([]);
  });

  it('copies only the given codes', () => {
    const other = ownWindow({ id: 'w2', code: 'MDN1204' });
    expect(copy([ownWindow(), other], { codes: new Set(['MDN1204']) }).map(({ source }) => source)).toEqual([other]);
  });

  it('begins today at the earliest, and leaves out days that are past', () => {
    const past = ownWindow({ from: '2026-07-01', to: '2026-08-31' });
    const current = { source: '2026-07-01', target: '2026-10-01' };
    expect(daysOf([past], current)).toEqual([[today, '2026-11-30', null]]);
    expect(daysOf([{ ...past, to: '2026-07-31' }], current)).toEqual([]);
  });

  it('copies nothing into the same, an earlier or a past quarter', () => {
    for (const target of ['2027-01-01', '2026-10-01']) expect(copy([ownWindow()], { target })).toEqual([]);
    expect(copy([ownWindow({ from: '2026-01-01' })], { source: '2026-01-01', target: '2026-07-01' })).toEqual([]);
  });

  it('names the rule that a copy breaks, such as a window that already exists', () => {
    const taken = ownWindow({ id: 'w2', from: '2027-09-01', to: '2027-12-31' });
    expect(daysOf([ownWindow(), taken])).toEqual([['2027-07-01', '2027-09-30', 'overlap']]);
    const given = [{ ...designations[0]!, validTo: '2027-08-31' }];
    const [first] = copyQuarter(
      [ownWindow()],
      { source: '2027-01-01', target: '2027-07-01', newId },
      { today, designations: given },
    );
    expect(first?.problem).toBe('not_designated');
  });

  it('results in windows that break no rule and are in the quarter, for all windows and quarters', () => {
    const codes = ['MDA0203', 'MDA0204', 'MDN1204'] as const;
    const windows = fc
      .array(
        fc.record({
          code: fc.constantFrom(...codes),
          start: fc.integer({ min: 0, max: 900 }),
          days: fc.integer({ min: 0, max: 200 }),
          intakePool: fc.constantFrom('general' as const, 'sme' as const),
        }),
        { maxLength: 12 },
      )
      .map((drafts) =>
        drafts
          .map(({ start, days, ...rest }, index) => {
            const from = addDays('2026-07-01', start);
            return ownWindow({ ...rest, id: `w${index}`, from, to: addDays(from, days) });
          })
          // Windows as the rules allow them: no two of a code and pool share a day.
          .filter((window, index, all) =>
            all
              .slice(0, index)
              .every(
                (other) =>
                  other.code !== window.code ||
                  other.intakePool !== window.intakePool ||
                  other.to < window.from ||
                  other.from > window.to,
              ),
          ),
      );
    const quarter = fc.integer({ min: 0, max: 12 }).map((quarters) => addMonths('2026-07-01', quarters * 3));
    fc.assert(
      fc.property(windows, quarter, quarter, (all, source, target) => {
        const copies = copyQuarter(all, { source, target, newId }, rules);
        const created = copies.flatMap((each) => (each.problem ? [] : [each.copy]));
        const steps = created.map((after) => ({ before: null, after }));
        expect(ownProblems(steps, [...all, ...created], rules)).toEqual({});
        const { from, to } = daysOfQuarter(target);
        for (const { copy: each, problem } of copies) {
          expect(each.from >= from && each.from >= today && each.to <= to && each.from <= each.to).toBe(true);
          expect([null, 'overlap']).toContain(problem);
        }
      }),
    );
  });
});
