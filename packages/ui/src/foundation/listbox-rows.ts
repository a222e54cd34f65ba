import type { Option } from './option.js';

/** What stands in a list: an option, or the name of a group. */
export type ListRow = Option | string;

export interface ListRows {
  rows: readonly ListRow[];
  /** Where the names of groups stand. */
  names: readonly number[];
}

/** The rows of grouped options, in the order in which they stand. */
export function rowsOf(groups: readonly (readonly [group: string, members: readonly Option[]])[]): ListRows {
  const rows: ListRow[] = [];
  const names: number[] = [];
  for (const [group, members] of groups) {
    if (group !== '') names.push(rows.push(group) - 1);
    for (const option of members) rows.push(option);
  }
  return { rows, names };
}

/** How many of a rising list of numbers are at most so large. */
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

/** The option's place among all options, from 1. */
export const positionOf = ({ names }: ListRows, index: number): number => index + 1 - countUpTo(names, index);

/** Where the name of an option's group stands; -1 for an option without one. */
export function nameOf({ rows, names }: ListRows, index: number): number {
  const row = rows[index];
  return typeof row === 'object' && row.group ? names[countUpTo(names, index) - 1]! : -1;
}

/** The longest words of the options, a few of them, since letters differ in width: a list is as wide as they are, whichever rows are mounted. */
export function longestWords(options: readonly Option[]): string[] {
  const lengthOf = ({ label, description = '' }: Option) => Math.max(label.length, description.length);
  const longest = options.reduce((most, option) => Math.max(most, lengthOf(option)), 0);
  const words: string[] = [];
  for (const { label, description = '' } of options) {
    if (label.length > longest * 0.8) words.push(label.slice(0, 120));
    if (description.length > longest * 0.8) words.push(description.slice(0, 120));
    if (words.length > 8) break;
  }
  return words;
}
