import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addPeriods,
  dayOf,
  isBoundary,
  isoOfDay,
  periodEnd,
  periodStart,
  snapNearest,
  snapSteps,
  stepsBetween,
  type Snap,
} from './timeline-days.js';
import { columnCount, columnOf, gridLines, levelOf, ticksOf, type Columns } from './timeline-ticks.js';

const day = fc.integer({ min: dayOf('1990-01-01'), max: dayOf('2090-01-01') });
const snap = fc.record({
  unit: fc.constantFrom('day', 'week', 'month', 'quarter', 'year'),
  weekStart: fc.constantFrom(1, 6, 7),
}) as fc.Arbitrary<Snap>;
const columns = (unit: Columns['unit'], from = '2027-01-15', to = '2029-12-20'): Columns => ({
  first: dayOf(from),
  last: dayOf(to),
  unit,
  weekStart: 1,
});
const names = (list: { from: number; to: number }[]) => list.map(({ from, to }) => `${isoOfDay(from)} ${isoOfDay(to)}`);

describe('snapping', () => {
  it('finds the period of a day and its boundaries', () => {
    expect(isoOfDay(periodStart(dayOf('2027-05-12'), 'week', 1))).toBe('2027-05-10');
    expect(isoOfDay(periodStart(dayOf('2027-05-12'), 'week', 7))).toBe('2027-05-09');
    expect(isoOfDay(periodStart(dayOf('2027-05-12'), 'quarter', 1))).toBe('2027-04-01');
    expect(isoOfDay(periodEnd(dayOf('2028-02-12'), 'month', 1))).toBe('2028-02-29');
  });

  it('moves to boundaries, and steps back return to where they began', () => {
    fc.assert(
      fc.property(day, snap, fc.integer({ min: 1, max: 9 }), (at, by, steps) => {
        const next = snapSteps(at, steps, by);
        expect(next).toBeGreaterThan(at);
        expect(isBoundary(next, by)).toBe(true);
        expect(snapSteps(at, -steps, by)).toBeLessThan(at);
        expect(isBoundary(snapSteps(at, -steps, by), by)).toBe(true);
        const start = periodStart(at, by.unit, by.weekStart);
        expect(snapSteps(snapSteps(start, steps, by), -steps, by)).toBe(start);
        expect(stepsBetween(start, snapSteps(start, steps, by), by)).toBe(steps);
      }),
    );
  });

  it('snaps to the nearest boundary', () => {
    fc.assert(
      fc.property(day, snap, (at, by) => {
        const near = snapNearest(at, by);
        const start = periodStart(at, by.unit, by.weekStart);
        const next = addPeriods(start, by.unit, 1);
        expect(Math.abs(at - near)).toBe(Math.min(at - start, next - at));
      }),
    );
  });
});

describe('columns', () => {
  it('follow the scale: days from 24 px, years up to 0.5 px', () => {
    expect([64, 24, 23, 8, 2.63, 1, 0.5, 0.25].map(levelOf)).toEqual([
      'day',
      'day',
      'week',
      'week',
      'month',
      'quarter',
      'year',
      'year',
    ]);
  });

  it('are cut at the ends of the timeline', () => {
    const list = ticksOf(columns('month', '2027-01-15', '2027-03-10'), 'month', 0, 99_999);
    expect(names(list)).toEqual(['2027-01-15 2027-01-31', '2027-02-01 2027-02-28', '2027-03-01 2027-03-10']);
    expect(columnCount(columns('month'))).toBe(36);
    expect(columnOf(columns('week'), dayOf('2027-01-18'))).toBe(1);
  });

  it('cover every day once, at every level and in every window', () => {
    fc.assert(
      fc.property(snap, fc.nat(900), fc.nat(300), ({ unit, weekStart }, from, length) => {
        const all = { ...columns(unit), weekStart };
        const window = [all.first + from, Math.min(all.last, all.first + from + length)] as const;
        const ticks = ticksOf(all, unit, ...window);
        expect(ticks[0]!.from).toBeLessThanOrEqual(window[0]);
        expect(ticks.at(-1)!.to).toBeGreaterThanOrEqual(window[1]);
        for (const [at, tick] of ticks.slice(1).entries()) {
          expect(tick.from).toBe(ticks[at]!.to + 1);
          expect(tick.index).toBe(ticks[at]!.index + 1);
        }
      }),
    );
  });

  it('span the columns of the level below', () => {
    expect(ticksOf(columns('month'), 'year', 0, 99_999).map(({ index, span }) => `${index} ${span}`)).toEqual([
      '0 12',
      '12 12',
      '24 12',
    ]);
  });

  it('have lines that follow the zoom without a change', () => {
    for (const unit of ['day', 'week', 'month', 'quarter', 'year'] as const) {
      const lines = gridLines(columns(unit), unit, 'red');
      expect(lines).toContain('var(--day)');
      expect(CSSlike(lines)).toBe(true);
    }
  });
});

/** Whether the brackets of a CSS value match. */
function CSSlike(value: string): boolean {
  let depth = 0;
  for (const letter of value) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (depth < 0) return false;
  }
  return depth === 0;
}
