import { countUpTo, nameOf, positionOf, type ListRows } from './listbox-rows.js';
import type { Option } from './option.js';

/** A list of so many options is mounted as a whole; of a longer one only what is about to be seen. */
export const MOUNTED_WHOLE = 100;

/** How far above and below what is seen rows are mounted, in px: as much again as a list shows. */
export const AHEAD = 340;

/** What of the list is seen, in px from its first row. */
export interface View {
  top: number;
  height: number;
}

/** The row at an offset; the first or last where the list does not reach. */
export const rowAt = (tops: Float64Array, offset: number): number =>
  Math.max(0, Math.min(countUpTo(tops, offset), tops.length - 1) - 1);

/** The first and the last row to mount for what is seen. */
export const windowOf = (tops: Float64Array, { top, height }: View): readonly [first: number, last: number] => [
  rowAt(tops, top - AHEAD),
  rowAt(tops, top + height + AHEAD),
];

/** All rows to mount, in order: the window, the active option wherever it is (the control refers to it), and the names of their groups. -1 for none active. */
export function mountedRows(list: ListRows, first: number, last: number, active: number): number[] {
  const mounted = new Set<number>();
  const add = (index: number) => mounted.add(index).add(nameOf(list, index));
  add(active);
  for (let index = first; index <= last; index++) add(index);
  mounted.delete(-1);
  return [...mounted].sort((one, other) => one - other);
}

/** Rows that stand together. */
export interface MountedGroup {
  /** Where its name stands; -1 for options without a group. */
  name: number;
  /** How much of the list is not mounted before it, in px. */
  gap: number;
  /** Its options, with as much before each. */
  options: { option: Option; position: number; gap: number }[];
}

/** The mounted rows by their groups. */
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
    const name = nameOf(list, index);
    if (groups.at(-1)?.name !== name) groups.push({ name, gap: 0, options: [] });
    groups.at(-1)!.options.push({ option: row, position: positionOf(list, index), gap });
  }
  return groups;
}

/** A row that stays where it is seen when heights become known: the active one while it is in view, else the topmost. */
export function steadyRow(tops: Float64Array, { top, height }: View, active: number): { index: number; below: number } {
  const isSeen = active >= 0 && tops[active + 1]! > top && tops[active]! < top + height;
  const index = isSeen ? active : rowAt(tops, top);
  return { index, below: tops[index]! - top };
}
