import type { BarIndex } from './row-bars.js';
import type { TimelineGroup, TimelineRow } from './timeline-types.js';

/** A line of the timeline: a group header or a row. */
export type TimelineLine =
  | { kind: 'group'; id: string; level: number; group: TimelineGroup; folded: boolean; rowCount: number }
  | { kind: 'row'; id: string; level: number; row: TimelineRow };

/**
 * Returns the lines in display order: rows without a known group first, then the groups, each with its groups and rows
 * unless it is folded. Groups without rows are omitted. A group that contains itself is shown once.
 */
export function linesOf(
  rows: readonly TimelineRow[],
  groups: readonly TimelineGroup[],
  folded: ReadonlySet<string>,
): TimelineLine[] {
  const known = new Set(groups.map(({ id }) => id));
  const groupOf = (id: string | undefined) => (id !== undefined && known.has(id) ? id : undefined);
  const rowsOf = Map.groupBy(rows, (row) => groupOf(row.group));
  const groupsOf = Map.groupBy(groups, (group) => (group.group === group.id ? undefined : groupOf(group.group)));
  const linesIn = (parent: string | undefined, level: number, above: readonly string[]): TimelineLine[] => {
    const lines: TimelineLine[] = (rowsOf.get(parent) ?? []).map((row) => ({ kind: 'row', id: row.id, level, row }));
    for (const group of groupsOf.get(parent) ?? []) {
      if (above.includes(group.id)) continue;
      const inside = linesIn(group.id, level + 1, [...above, group.id]);
      const rowCount = inside.reduce(
        (sum, line) => sum + (line.kind === 'row' ? 1 : line.folded ? line.rowCount : 0),
        0,
      );
      if (rowCount === 0) continue;
      const isFolded = folded.has(group.id);
      lines.push({ kind: 'group', id: group.id, level, group, folded: isFolded, rowCount });
      if (!isFolded) lines.push(...inside);
    }
    return lines;
  };
  return linesIn(undefined, 1, []);
}

/** Heights in rem, so that they grow with the text. */
export const lineHeights = { group: 2, row: 2.25, lane: 1.5 } as const;

export const heightOf = (line: TimelineLine, index: BarIndex): number =>
  line.kind === 'group'
    ? lineHeights.group
    : lineHeights.row + ((index.rows.get(line.id)?.laneCount ?? 1) - 1) * lineHeights.lane;

/** Returns the top of each line in rem; the last entry is the total height. */
export function topsOf(lines: readonly TimelineLine[], index: BarIndex): Float64Array {
  const tops = new Float64Array(lines.length + 1);
  for (const [at, line] of lines.entries()) tops[at + 1] = tops[at]! + heightOf(line, index);
  return tops;
}

/** Returns the line at an offset in rem, or the first or last one outside of the lines. */
export function lineAt(tops: Float64Array, offset: number): number {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (tops[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
