import { countUpTo, groupNameIndex, positionOf, type ListRows } from './listbox-rows.js';
import type { Option } from './option.js';

/**
 * Lists of up to this many options are mounted completely. Longer lists mount only the options in or near the viewport.
 */
export const MAX_FULLY_MOUNTED = 100;

/** Rows within this distance above and below the viewport are mounted, in px: the maximum height of a list. */
export const OVERSCAN = 340;

/** The visible section of the list, in px from its first row. */
export interface View {
  top: number;
  height: number;
}

/** Returns the index of the row at an offset, or the first or last row if the offset is outside the list. */
export const rowAt = (tops: Float64Array, offset: number): number =>
  Math.max(0, Math.min(countUpTo(tops, offset), tops.length - 1) - 1);

/** Returns the first and last row to mount for a viewport. */
export const windowOf = (tops: Float64Array, { top, height }: View): readonly [first: number, last: number] => [
  rowAt(tops, top - OVERSCAN),
  rowAt(tops, top + height + OVERSCAN),
];

/**
 * Returns the rows to mount, in order: the window, the active option (the control refers to its id), and the names of
 * their groups. `active` is -1 if no option is active.
 */
export function mountedRows(list: ListRows, first: number, last: number, active: number): number[] {
  const mounted = new Set<number>();
  const add = (index: number) => mounted.add(index).add(groupNameIndex(list, index));
  add(active);
  for (let index = first; index <= last; index++) add(index);
  mounted.delete(-1);
  return [...mounted].sort((a, b) => a - b);
}

/** Mounted rows of the same group. */
export interface MountedGroup {
  /** The row index of the group name; -1 for options without a group. */
  name: number;
  /** The height of the unmounted rows before the group, in px. */
  gap: number;
  /** The mounted options, each with the height of the unmounted rows before it. */
  options: { option: Option; position: number; gap: number }[];
}

/** Returns the mounted rows by group. */
export function mountedGroups(list: ListRows, tops: Float64Array, mounted: readonly number[]): MountedGroup[] {
  const groups: MountedGroup[] = [];
  let end = 0;
  for (const index of mounted) {
    const row = list.rows[index]!;
    const gap = tops[index]! - end;
    end = tops[index + 1]!;
    if (typeof row === 'string') {
      groups.push({ name: index, gap, options: [] });
      continue;
    }
    const name = groupNameIndex(list, index);
    if (groups.at(-1)?.name !== name) groups.push({ name, gap: 0, options: [] });
    groups.at(-1)!.options.push({ option: row, position: positionOf(list, index), gap });
  }
  return groups;
}

/**
 * Returns the row that keeps its position in the viewport when heights change: the active option if it is visible, else
 * the topmost visible row. `below` is its distance from the top of the viewport.
 */
export function scrollAnchor(
  tops: Float64Array,
  { top, height }: View,
  active: number,
): { index: number; below: number } {
  const isVisible = active >= 0 && tops[active + 1]! > top && tops[active]! < top + height;
  const index = isVisible ? active : rowAt(tops, top);
  return { index, below: tops[index]! - top };
}
