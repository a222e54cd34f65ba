import { dayOf, isDrawable } from './timeline-days.js';
import type { TimelineBar } from './timeline-types.js';

/**
 * The bars of a row, by start. Days are numbers since 1970. `reach` is the last day of this bar or an earlier one: it
 * never decreases, so that the bars of a period are found by a binary search.
 */
export interface RowBars<B extends TimelineBar = TimelineBar> {
  bars: readonly B[];
  starts: readonly number[];
  ends: readonly number[];
  reach: readonly number[];
  /** The line of each bar: bars that share a day are in different lanes. */
  lanes: readonly number[];
  /** Number of lanes, at least 1. */
  laneCount: number;
}

export const noBars: RowBars<never> = { bars: [], starts: [], ends: [], reach: [], lanes: [], laneCount: 1 };

/** Returns the lane of each period, the lowest that is free. Periods must be in the order of their starts. */
export function lanesOf(starts: readonly number[], ends: readonly number[]): number[] {
  const busyUntil: number[] = [];
  return starts.map((start, index) => {
    const free = busyUntil.findIndex((end) => end < start);
    const lane = free < 0 ? busyUntil.length : free;
    busyUntil[lane] = ends[index]!;
    return lane;
  });
}

function rowBarsOf<B extends TimelineBar>(given: readonly B[]): RowBars<B> {
  const sorted = given
    .map((bar) => ({ bar, start: dayOf(bar.from), end: dayOf(bar.to) }))
    .sort((a, b) => a.start - b.start || b.end - a.end || (a.bar.id < b.bar.id ? -1 : 1));
  const starts = sorted.map(({ start }) => start);
  const ends = sorted.map(({ end }) => end);
  let latest = Number.NEGATIVE_INFINITY;
  const lanes = lanesOf(starts, ends);
  return {
    bars: sorted.map(({ bar }) => bar),
    starts,
    ends,
    reach: ends.map((end) => (latest = Math.max(latest, end))),
    lanes,
    laneCount: lanes.reduce((count, lane) => Math.max(count, lane + 1), 1),
  };
}

const sameBars = <B>(a: readonly B[], b: readonly B[]) => a.length === b.length && a.every((bar, at) => bar === b[at]);

/** The bars by row, with the lists they were computed from. */
export interface BarIndex<B extends TimelineBar = TimelineBar> {
  given: ReadonlyMap<string, readonly B[]>;
  rows: ReadonlyMap<string, RowBars<B>>;
}

export const emptyIndex: BarIndex<never> = { given: new Map(), rows: new Map() };

/** Returns the bars by row. Rows whose bars did not change keep their object, so that they do not render again. */
export function indexBars<B extends TimelineBar>(bars: readonly B[], previous: BarIndex<B> = emptyIndex): BarIndex<B> {
  const given = Map.groupBy(bars, ({ row }) => row);
  const rows = new Map<string, RowBars<B>>();
  for (const [row, list] of given) {
    const known = previous.given.get(row);
    const before = previous.rows.get(row);
    rows.set(row, known && before && sameBars(known, list) ? before : rowBarsOf(list.filter(isDrawable)));
  }
  return { given, rows };
}

/** Returns the index of the first value that is not below the limit. */
export function firstFrom(values: readonly number[], limit: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the indexes of the bars that share a day with a period, in order. */
export function barsIn({ starts, ends, reach }: RowBars, from: number, to: number): number[] {
  const found: number[] = [];
  for (let at = firstFrom(reach, from); at < starts.length && starts[at]! <= to; at++)
    if (ends[at]! >= from) found.push(at);
  return found;
}

/** Returns the first period between two days without a bar, or null. */
export function firstGap(row: RowBars, from: number, to: number): { from: number; to: number } | null {
  let free = from;
  for (const at of barsIn(row, from, to)) {
    if (row.starts[at]! > free) return { from: free, to: row.starts[at]! - 1 };
    free = Math.max(free, row.ends[at]! + 1);
  }
  return free <= to ? { from: free, to } : null;
}
