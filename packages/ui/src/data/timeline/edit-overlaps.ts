import type { TimelineEdit } from './edit-model.js';
import type { TimelineBar } from './timeline-types.js';

/** Messages by the id of the bar that cannot be changed like this. An empty object allows the edit. */
export type TimelineConflicts = Readonly<Record<string, string>>;

/**
 * Returns a message for each bar of an edit that shares a day with another bar of its row, for the `validate` of a
 * timeline whose bars must not overlap.
 */
export function overlapConflicts<B extends TimelineBar>(
  bars: readonly B[],
  edit: TimelineEdit<B>,
  message: (bar: B, other: B) => string,
): TimelineConflicts {
  const changed = edit.changes.flatMap(({ after }) => (after ? [after] : []));
  const rows = new Set(changed.map(({ row }) => row));
  const byRow = Map.groupBy(
    bars.filter(({ row }) => rows.has(row)),
    ({ row }) => row,
  );
  const conflicts: Record<string, string> = {};
  for (const bar of changed) {
    const other = byRow.get(bar.row)?.find((each) => each.id !== bar.id && each.from <= bar.to && bar.from <= each.to);
    if (other) conflicts[bar.id] = message(bar, other);
  }
  return conflicts;
}
