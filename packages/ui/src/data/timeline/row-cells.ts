import type { RowBars } from './row-bars.js';
import type { Stop } from './timeline-stops.js';
import { columnOf, type Columns } from './timeline-ticks.js';

/** A mounted cell: a column with the bars that start in it, or with the free days that have the focus. */
export interface RowCell {
  /** The first bar, so that a cell keeps its element when the columns change. */
  key: string;
  column: number;
  /** Indexes of bars. */
  bars: number[];
  free: Extract<Stop, { kind: 'free' }> | null;
}

/**
 * Returns the cells to mount, by column. `shown` are the indexes of the mounted bars; a bar that starts before the first
 * mounted day belongs to the cell of that day.
 */
export function cellsOf(
  row: RowBars,
  shown: readonly number[],
  columns: Columns,
  firstDay: number,
  active: Stop | null,
): RowCell[] {
  const cells: RowCell[] = [];
  for (const at of shown) {
    const column = columnOf(columns, Math.max(row.starts[at]!, firstDay));
    const last = cells.at(-1);
    if (last?.column === column) last.bars.push(at);
    else cells.push({ key: row.bars[at]!.id, column, bars: [at], free: null });
  }
  if (active?.kind !== 'free') return cells;
  const column = columnOf(columns, active.from);
  const same = cells.find((cell) => cell.column === column);
  if (same) same.free = active;
  else cells.push({ key: 'free', column, bars: [], free: active });
  return cells.sort((a, b) => a.column - b.column);
}
