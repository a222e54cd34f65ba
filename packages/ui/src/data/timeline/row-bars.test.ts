import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barsIn, emptyIndex, firstGap, indexBars, noBars } from './row-bars.js';
import { dayOf, isoOfDay } from './timeline-days.js';
import type { TimelineBar } from './timeline-types.js';

const start = dayOf('2027-01-01');
const period = fc.record({ from: fc.nat(300), days: fc.integer({ min: 1, max: 60 }) });
const someBars = fc.array(period, { maxLength: 30 }).map((list) =>
  list.map(({ from, days }, at): TimelineBar => ({
    id: `b${at}`,
    row: 'press',
    from: isoOfDay(start + from),
    to: isoOfDay(start + from + days - 1),
  })),
);
const rowOf = (bars: TimelineBar[]) => indexBars(bars).rows.get('press') ?? noBars;

describe('the bars of a row', () => {
  it('are found in a period exactly if they share a day with it', () => {
    fc.assert(
      fc.property(someBars, period, (bars, { from, days }) => {
        const row = rowOf(bars);
        const [first, last] = [start + from, start + from + days - 1];
        const found = barsIn(row, first, last).map((at) => row.bars[at]!.id);
        const expected = bars.filter((bar) => dayOf(bar.from) <= last && dayOf(bar.to) >= first).map(({ id }) => id);
        expect(found.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  it('never overlap within a lane, and use as many lanes as bars share a day', () => {
    fc.assert(
      fc.property(someBars, (bars) => {
        const row = rowOf(bars);
        for (const lane of new Set(row.lanes)) {
          const inLane = row.starts.map((_, at) => at).filter((at) => row.lanes[at] === lane);
          const overlapping = inLane.filter((at, nth) => nth > 0 && row.starts[at]! <= row.ends[inLane[nth - 1]!]!);
          expect(overlapping).toEqual([]);
        }
        const most = Math.max(1, ...row.starts.map((day) => barsIn(row, day, day).length));
        expect(row.laneCount).toBe(most);
      }),
    );
  });

  it('leave the first free days of a period', () => {
    fc.assert(
      fc.property(someBars, period, (bars, { from, days }) => {
        const row = rowOf(bars);
        const last = start + from + days - 1;
        const gap = firstGap(row, start + from, last);
        const isFree = (day: number) => barsIn(row, day, day).length === 0;
        for (let day = start + from; day <= (gap ? gap.from - 1 : last); day++) expect(isFree(day)).toBe(false);
        if (!gap) return;
        for (let day = gap.from; day <= gap.to; day++) expect(isFree(day)).toBe(true);
        expect(gap.to === last || !isFree(gap.to + 1)).toBe(true);
      }),
    );
  });

  it('omit bars whose dates do not exist or are reversed', () => {
    const bars = [
      { id: 'a', row: 'press', from: '2027-02-30', to: '2027-03-01' },
      { id: 'b', row: 'press', from: '2027-03-02', to: '2027-03-01' },
      { id: 'c', row: 'press', from: '2027-03-01', to: '2027-03-01' },
    ];
    expect(rowOf(bars).bars.map(({ id }) => id)).toEqual(['c']);
  });

  it('keep their object when only another row changes', () => {
    const press = { id: 'a', row: 'press', from: '2027-03-01', to: '2027-03-05' };
    const lathe = { id: 'b', row: 'lathe', from: '2027-03-01', to: '2027-03-05' };
    const before = indexBars([press, lathe], emptyIndex);
    const after = indexBars([press, { ...lathe, to: '2027-03-06' }], before);
    expect(after.rows.get('press')).toBe(before.rows.get('press'));
    expect(after.rows.get('lathe')).not.toBe(before.rows.get('lathe'));
  });
});
