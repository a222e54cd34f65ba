import type { Option } from './option.js';

/** A row of a list: an option, or the name of a group. */
export type ListRow = Option | string;

export interface ListRows {
  rows: readonly ListRow[];
  /** The row indexes of the group names. */
  names: readonly number[];
}

/** Returns the rows of grouped options in display order. */
export function rowsOf(groups: readonly (readonly [group: string, members: readonly Option[]])[]): ListRows {
  const rows: ListRow[] = [];
  const names: number[] = [];
  for (const [group, members] of groups) {
    if (group !== '') names.push(rows.push(group) - 1);
    for (const option of members) rows.push(option);
  }
  return { rows, names };
}

/** Returns how many of the ascending numbers are less than or equal to `limit`. */
export function countUpTo(numbers: ArrayLike<number>, limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the position of an option among all options, starting at 1. */
export const positionOf = ({ names }: ListRows, index: number): number => index + 1 - countUpTo(names, index);

/** Returns the row index of an option's group name, or -1 for an option without a group. */
export function groupNameIndex({ rows, names }: ListRows, index: number): number {
  const row = rows[index];
  return typeof row === 'object' && row.group ? names[countUpTo(names, index) - 1]! : -1;
}

/**
 * Returns the longest texts of the options, which determine the width of the list regardless of the mounted rows.
 * Returns several texts, because characters differ in width.
 */
export function longestTexts(options: readonly Option[]): string[] {
  const lengthOf = ({ label, description = '' }: Option) => Math.max(label.length, description.length);
  const longest = options.reduce((max, option) => Math.max(max, lengthOf(option)), 0);
  const texts: string[] = [];
  for (const { label, description = '' } of options) {
    if (label.length > longest * 0.8) texts.push(label.slice(0, 120));
    if (description.length > longest * 0.8) texts.push(description.slice(0, 120));
    if (texts.length > 8) break;
  }
  return texts;
}
