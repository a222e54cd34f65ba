import { barsIn, firstGap, type RowBars } from './row-bars.js';
import { columnAt, type Columns } from './timeline-ticks.js';

/** Where the focus can be in a row: on its header, on a bar, or on the free days of a column. */
export type Stop =
  | { kind: 'header' }
  | { kind: 'bar'; id: string; from: number; to: number }
  | { kind: 'free'; from: number; to: number };

/** Where the focus is. */
export interface Active {
  line: string;
  stop: Stop;
  /** The day that up and down keep. */
  day: number;
  /** Whether up and down move along the row headers. On a group, which has only a header, it remembers the column. */
  onHeaders: boolean;
}

export const sameStop = (a: Stop, b: Stop): boolean =>
  a.kind === b.kind &&
  (a.kind === 'bar' ? a.id === (b as typeof a).id : a.kind === 'header' || a.from === (b as typeof a).from);

const barStop = (row: RowBars, at: number): Stop => ({
  kind: 'bar',
  id: row.bars[at]!.id,
  from: row.starts[at]!,
  to: row.ends[at]!,
});

/** Returns the stops of one column in order: the bars that start in it, and its first free days. */
export function stopsInColumn(row: RowBars, columns: Columns, day: number): Stop[] {
  const { from, to } = columnAt(columns, day);
  const belongs = (start: number) => start >= from || from === columns.first;
  const stops = barsIn(row, from, to)
    .filter((at) => belongs(row.starts[at]!))
    .map((at) => barStop(row, at));
  const gap = firstGap(row, from, to);
  if (!gap) return stops;
  const after = stops.findIndex((stop) => stop.kind === 'bar' && stop.from > gap.from);
  return stops.toSpliced(after < 0 ? stops.length : after, 0, { kind: 'free', ...gap });
}

/** Returns the day whose column contains a stop. */
const dayOfStop = (stop: Exclude<Stop, { kind: 'header' }>, { first, last }: Columns) =>
  Math.min(last, Math.max(first, stop.from));

/** Returns the next stop in a direction, 1 for later; the row header before the first one; null after the last one. */
export function nextStop(row: RowBars, columns: Columns, stop: Stop, direction: 1 | -1): Stop | null {
  let day = columns.first;
  if (stop.kind === 'header') {
    if (direction === -1) return null;
  } else {
    day = dayOfStop(stop, columns);
    const stops = stopsInColumn(row, columns, day);
    const at = stops.findIndex((each) => sameStop(each, stop));
    const next = at < 0 ? undefined : stops[at + direction];
    if (next) return next;
    const { from, to } = columnAt(columns, day);
    day = direction === 1 ? to + 1 : from - 1;
  }
  while (day >= columns.first && day <= columns.last) {
    const found = stopsInColumn(row, columns, day).at(direction === 1 ? 0 : -1);
    if (found) return found;
    const { from, to } = columnAt(columns, day);
    day = direction === 1 ? to + 1 : from - 1;
  }
  return direction === -1 ? { kind: 'header' } : null;
}

/** Returns the stop of a row at a day: the bar that contains it, otherwise the free days of its column. */
export function stopAt(row: RowBars, columns: Columns, given: number): Stop {
  const day = Math.min(columns.last, Math.max(columns.first, given));
  const at = barsIn(row, day, day)[0];
  if (at !== undefined) return barStop(row, at);
  const { from, to } = columnAt(columns, day);
  const gap = firstGap(row, from, to);
  return gap ? { kind: 'free', ...gap } : { kind: 'header' };
}

/** Returns the last stop of a row. */
export function lastStop(row: RowBars, columns: Columns): Stop {
  const stop = stopsInColumn(row, columns, columns.last).at(-1);
  return (
    stop ?? nextStop(row, columns, { kind: 'free', from: columns.last, to: columns.last }, -1) ?? { kind: 'header' }
  );
}
