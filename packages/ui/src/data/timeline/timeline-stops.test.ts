import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexBars, noBars } from './row-bars.js';
import { dayOf, isoOfDay } from './timeline-days.js';
import { heightOf, lineAt, linesOf, topsOf } from './timeline-lines.js';
import { lastStop, nextStop, sameStop, stopAt, type Stop } from './timeline-stops.js';
import type { Columns } from './timeline-ticks.js';
import { mountedLines, windowOf } from './timeline-window.js';

const year: Columns = { first: dayOf('2027-01-01'), last: dayOf('2027-12-31'), unit: 'month', weekStart: 1 };
const row = (...periods: [string, string][]) =>
  indexBars(periods.map(([from, to], at) => ({ id: `b${at}`, row: 'r', from, to }))).rows.get('r') ?? noBars;
const text = (stop: Stop | null) =>
  stop === null
    ? 'none'
    : stop.kind === 'header'
      ? 'header'
      : `${stop.kind === 'bar' ? stop.id : 'free'} ${isoOfDay(stop.from)} ${isoOfDay(stop.to)}`;

describe('moving in a row', () => {
  it('visits bars and free days in the order of time', () => {
    const list = row(['2027-01-10', '2027-01-20'], ['2027-02-01', '2027-04-15']);
    const visited: string[] = [];
    for (let stop: Stop | null = { kind: 'header' }; stop && visited.length < 8; stop = nextStop(list, year, stop, 1))
      visited.push(text(stop));
    expect(visited).toEqual([
      'header',
      'free 2027-01-01 2027-01-09',
      'b0 2027-01-10 2027-01-20',
      'b1 2027-02-01 2027-04-15',
      'free 2027-04-16 2027-04-30',
      'free 2027-05-01 2027-05-31',
      'free 2027-06-01 2027-06-30',
      'free 2027-07-01 2027-07-31',
    ]);
  });

  it('goes back the same path', () => {
    const periods = fc.array(fc.record({ from: fc.nat(364), days: fc.integer({ min: 1, max: 90 }) }), {
      maxLength: 10,
    });
    const unit = fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'quarter' as const);
    fc.assert(
      fc.property(periods, unit, (list, by) => {
        const columns = { ...year, unit: by };
        const bars = row(
          ...list.map(({ from, days }): [string, string] => [
            isoOfDay(year.first + from),
            isoOfDay(year.first + from + days - 1),
          ]),
        );
        const forward: Stop[] = [];
        for (let stop: Stop | null = { kind: 'header' }; stop; stop = nextStop(bars, columns, stop, 1))
          forward.push(stop);
        const back: Stop[] = [];
        for (let stop: Stop | null = lastStop(bars, columns); stop; stop = nextStop(bars, columns, stop, -1))
          back.push(stop);
        expect(back.toReversed().map(text)).toEqual(forward.map(text));
        const ids = forward.flatMap((stop) => (stop.kind === 'bar' ? [stop.id] : []));
        expect(ids.toSorted()).toEqual(bars.bars.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('finds the bar at a day, or the free days of its column', () => {
    const list = row(['2027-01-10', '2027-01-20']);
    expect(text(stopAt(list, year, dayOf('2027-01-12')))).toBe('b0 2027-01-10 2027-01-20');
    expect(text(stopAt(list, year, dayOf('2027-01-25')))).toBe('free 2027-01-01 2027-01-09');
    expect(text(stopAt(list, year, dayOf('2030-01-25')))).toBe('free 2027-12-01 2027-12-31');
    expect(sameStop({ kind: 'header' }, { kind: 'header' })).toBe(true);
  });
});

describe('lines', () => {
  const groups = [
    { id: 'north', label: 'North' },
    { id: 'tower', label: 'Tower', group: 'north' },
    { id: 'empty', label: 'Empty' },
  ];
  const rows = [
    { id: '1', label: 'Room 1', group: 'north' },
    { id: '2', label: 'Room 2', group: 'tower' },
    { id: '3', label: 'Room 3', group: 'unknown' },
  ];
  const shown = (folded: string[]) => linesOf(rows, groups, new Set(folded)).map(({ id, level }) => `${id} ${level}`);

  it('nest rows in groups, which can be folded', () => {
    expect(shown([])).toEqual(['3 1', 'north 1', '1 2', 'tower 2', '2 3']);
    expect(shown(['tower'])).toEqual(['3 1', 'north 1', '1 2', 'tower 2']);
    expect(shown(['north'])).toEqual(['3 1', 'north 1']);
    const [, north] = linesOf(rows, groups, new Set(['north', 'tower']));
    expect(north?.kind === 'group' && north.rowCount).toBe(2);
  });

  it('survive groups that contain each other', () => {
    const circle = [
      { id: 'a', label: 'A', group: 'b' },
      { id: 'b', label: 'B', group: 'a' },
      { id: 'c', label: 'C', group: 'c' },
    ];
    expect(linesOf([{ id: '1', label: 'Room', group: 'c' }], circle, new Set()).map(({ id }) => id)).toEqual([
      'c',
      '1',
    ]);
  });

  it('are higher only for overlapping bars', () => {
    const index = indexBars([
      { id: 'a', row: '3', from: '2027-01-01', to: '2027-01-09' },
      { id: 'b', row: '3', from: '2027-01-09', to: '2027-01-19' },
    ]);
    const lines = linesOf(rows, groups, new Set());
    expect(lines.map((line) => heightOf(line, index))).toEqual([3.75, 2, 2.25, 2, 2.25]);
    const tops = topsOf(lines, index);
    expect([0, 3.74, 3.75, 6, 99].map((offset) => lineAt(tops, offset))).toEqual([0, 0, 1, 2, 4]);
  });
});

describe('the window', () => {
  const tops = Float64Array.from({ length: 1001 }, (_, at) => at * 2);
  const section = fc.record({
    top: fc.nat(1900),
    height: fc.nat(60),
    from: fc.nat(1000),
    width: fc.integer({ min: 1, max: 400 }),
  });

  it('contains the visible lines and days, and little more', () => {
    fc.assert(
      fc.property(section, ({ top, height, from, width }) => {
        const visible = { top, bottom: top + height, from, to: from + width };
        const mounted = windowOf(tops, visible, 5000);
        expect(mounted.firstLine * 2).toBeLessThanOrEqual(top);
        expect((mounted.lastLine + 1) * 2).toBeGreaterThan(Math.min(1999, top + height));
        expect(mounted.from).toBeLessThanOrEqual(from);
        expect(mounted.to).toBeGreaterThanOrEqual(Math.min(4999, from + width));
        expect(mounted.lastLine - mounted.firstLine).toBeLessThan(height / 2 + 40);
        expect(mounted.to - mounted.from).toBeLessThan(width * 5 + 10);
      }),
    );
  });

  it('stays the same for small scrolls, and keeps the line with the focus', () => {
    const at = (top: number) => windowOf(tops, { top, bottom: top + 20, from: 100, to: 200 }, 5000);
    expect(at(100)).toEqual(at(101));
    expect(mountedLines(at(600), 2)[0]).toBe(2);
    expect(mountedLines(at(600), 900).at(-1)).toBe(900);
    expect(mountedLines({ firstLine: 0, lastLine: -1, from: 0, to: 0 }, -1)).toEqual([]);
  });
});
