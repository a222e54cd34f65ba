import type { TableColumn } from '../../display/table/index.js';
import { textIn, valueOf } from './grid-values.js';
import type { Sliced } from './slices.js';

/** A group of rows with the same value of a column. */
export interface RowGroup {
  /** The texts of the group and of the groups that contain it, as one JSON text. It identifies the group. */
  path: string;
  /** Id of the column. */
  column: string;
  text: string;
  /** Depth, from 0. */
  level: number;
  /** Number of rows in it, also in groups inside. */
  count: number;
}

/**
 * The lines of a grid with groups. A line is the index of a row, or `-1 - n` for the header of group n. One number per
 * line, no object.
 */
export interface GroupedLines {
  lines: Int32Array;
  groups: readonly RowGroup[];
}

/**
 * Groups the rows by columns, in the order of the first row of each group. Rows keep their order inside a group, so that
 * the order of the columns applies to groups and rows.
 */
export function* groupLines<R>(
  rows: readonly R[],
  order: Int32Array,
  columns: readonly TableColumn<R>[],
  collapsed: ReadonlySet<string>,
): Sliced<GroupedLines> {
  const groups: RowGroup[] = [];
  const lines: number[] = [];
  function* add(indexes: readonly number[], level: number, parents: readonly string[]): Sliced<void> {
    const column = columns[level];
    if (!column) {
      for (const index of indexes) lines.push(index);
      return;
    }
    const byText = new Map<string, number[]>();
    for (const [at, index] of indexes.entries()) {
      const row = rows[index] as R;
      const value = valueOf(column, row);
      const text = value === null || value === undefined || value === '' ? '' : textIn(column, row);
      const members = byText.get(text);
      if (members) members.push(index);
      else byText.set(text, [index]);
      if (at % 200 === 0) yield;
    }
    for (const [text, members] of byText) {
      const names = [...parents, text];
      const path = JSON.stringify(names);
      lines.push(-1 - groups.length);
      groups.push({ path, column: column.id, text, level, count: members.length });
      if (!collapsed.has(path)) yield* add(members, level + 1, names);
    }
  }
  yield* add(Array.from(order), 0, []);
  return { lines: Int32Array.from(lines), groups };
}
