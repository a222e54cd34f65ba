import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../values/dates.ts';
import { daysOfQuarter, monthsBetweenQuarters, movedByMonths, quarterOf } from './move-days.ts';

const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days));
const months = fc.integer({ min: -24, max: 24 });

describe('a period moved by months (D.550)', () => {
  it.each([
    [{ from: '2027-01-01', to: '2027-01-31' }, 1, { from: '2027-02-01', to: '2027-02-28' }],
    [{ from: '2027-02-01', to: '2027-02-28' }, 1, { from: '2027-03-01', to: '2027-03-31' }],
    [{ from: '2027-01-15', to: '2027-02-14' }, 3, { from: '2027-04-15', to: '2027-05-14' }],
    [{ from: '2027-03-01', to: '2027-05-31' }, -3, { from: '2026-12-01', to: '2027-02-28' }],
    [{ from: '2027-03-30', to: '2027-03-30' }, 1, null],
    [{ from: '2027-03-31', to: '2027-03-31' }, 1, { from: '2027-04-30', to: '2027-04-30' }],
  ])('%j by %i is %j', (days, by, expected) => {
    expect(movedByMonths(days, by)).toEqual(expected);
  });

  it('shares no day with a period that it shared none with before', () => {
    fc.assert(
      fc.property(fc.uniqueArray(day, { minLength: 4, maxLength: 4 }), months, (days, by) => {
        const [a, b, c, d] = days.toSorted() as [string, string, string, string];
        const [first, second] = [movedByMonths({ from: a, to: b }, by), movedByMonths({ from: c, to: d }, by)];
        expect(first === null || second === null || first.to < second.from).toBe(true);
      }),
    );
  });

  it('of whole quarters is whole quarters', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [source, target] = [quarterOf(one), quarterOf(other)];
        expect(movedByMonths(daysOfQuarter(source), monthsBetweenQuarters(source, target))).toEqual(
          daysOfQuarter(target),
        );
      }),
    );
  });
});
