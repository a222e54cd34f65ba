import { noBars, type BarIndex } from './row-bars.js';
import type { TimelineLine } from './timeline-lines.js';
import { lastStop, nextStop, stopAt, type Active, type Stop } from './timeline-stops.js';
import type { Columns } from './timeline-ticks.js';

/** What the moves of the focus depend on. */
export interface MoveContext {
  lines: readonly TimelineLine[];
  index: BarIndex;
  columns: Columns;
  rtl: boolean;
  /** Number of lines of Page Up and Page Down. */
  page: number;
  /** The day that a move from a row header goes to: the first visible one. */
  visibleDay: number;
}

const header: Stop = { kind: 'header' };
export const barsOf = (index: BarIndex, line: TimelineLine | undefined) =>
  (line?.kind === 'row' ? index.rows.get(line.id) : undefined) ?? noBars;

/**
 * Returns the focus for the current lines and bars: a bar that moved to another row takes it along; where a bar was
 * removed, it stays at its day.
 */
export function currentActive(
  active: Active | null,
  { lines, index, columns }: Pick<MoveContext, 'lines' | 'index' | 'columns'>,
): Active | null {
  const first = lines[0];
  if (!first) return null;
  if (!active) return { line: first.id, stop: header, day: columns.first, onHeaders: true };
  const { stop, day, onHeaders } = active;
  if (stop.kind === 'bar') {
    for (const line of [lines.find(({ id }) => id === active.line), ...lines]) {
      const row = barsOf(index, line);
      const at = row.bars.findIndex(({ id }) => id === stop.id);
      if (!line || at < 0) continue;
      const [from, to] = [row.starts[at]!, row.ends[at]!];
      // The day follows a bar that moved away from it.
      return {
        line: line.id,
        stop: { kind: 'bar', id: stop.id, from, to },
        day: day < from || day > to ? from : day,
        onHeaders,
      };
    }
  }
  const line = lines.find(({ id }) => id === active.line) ?? first;
  if (line.kind === 'group' || stop.kind === 'header') return { line: line.id, stop: header, day, onHeaders };
  const at = stop.kind === 'free' ? stop.from : day;
  return { line: line.id, stop: stopAt(barsOf(index, line), columns, at), day, onHeaders };
}

/** Returns the focus for a move up or down: on the row header if it was on one, otherwise at the same day. */
function inLine(line: TimelineLine, { day, onHeaders }: Active, { index, columns }: MoveContext): Active {
  const stop = onHeaders || line.kind === 'group' ? header : stopAt(barsOf(index, line), columns, day);
  return { line: line.id, stop, day, onHeaders };
}

/** Returns the focus after a key, or null if the key does not move it. */
export function moveFocus(key: string, active: Active, context: MoveContext, ctrl: boolean): Active | null {
  const { lines, index, columns, rtl, page, visibleDay } = context;
  const at = lines.findIndex(({ id }) => id === active.line);
  const line = lines[at];
  if (!line) return null;
  const row = barsOf(index, line);
  const onHeader: Active = { ...active, stop: header, onHeaders: true };
  const onStop = (stop: Stop): Active =>
    stop.kind === 'header'
      ? onHeader
      : { line: line.id, stop, day: Math.max(columns.first, stop.from), onHeaders: false };
  const along = (direction: 1 | -1): Active | null => {
    if (line.kind === 'group') return null;
    const stop =
      active.stop.kind === 'header' && direction === 1
        ? stopAt(row, columns, visibleDay)
        : nextStop(row, columns, active.stop, direction);
    return stop ? onStop(stop) : active;
  };
  const toLine = (target: number): Active => {
    const next = lines[Math.min(lines.length - 1, Math.max(0, target))];
    return next ? inLine(next, active, context) : active;
  };
  switch (key) {
    case 'ArrowRight':
      return along(rtl ? -1 : 1);
    case 'ArrowLeft':
      return along(rtl ? 1 : -1);
    case 'ArrowUp':
      return toLine(at - 1);
    case 'ArrowDown':
      return toLine(at + 1);
    case 'PageUp':
      return toLine(at - page);
    case 'PageDown':
      return toLine(at + page);
    case 'Home':
      return ctrl ? toLine(0) : onHeader;
    case 'End': {
      if (ctrl) return toLine(lines.length - 1);
      if (line.kind === 'group') return active;
      return onStop(lastStop(row, columns));
    }
    default:
      return null;
  }
}
