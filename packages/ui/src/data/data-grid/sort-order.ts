import { intlLocale } from '../../foundation/locale/intl-locale.js';
import type { SortDirection, SortValue } from '../../display/table/index.js';
import type { Sliced } from './slices.js';

/** A value of each row to sort by: smaller first, NaN for a missing value. */
export type SortKeys = Float64Array;

/** Number of steps between two points at which a computation can be interrupted. */
const stride = 500;

/**
 * Sorts the items by a comparison and keeps the order of equal ones: a merge sort that can be interrupted, which the
 * sort of the language cannot.
 */
export function* sortInSlices<Items extends Int32Array | string[]>(
  items: Items,
  compare: (a: Items[number], b: Items[number]) => number,
): Sliced<Items> {
  let from: Items = items;
  let to = items.slice() as Items;
  let steps = 0;
  for (let width = 1; width < items.length; width *= 2) {
    for (let start = 0; start < items.length; start += 2 * width) {
      const middle = Math.min(start + width, items.length);
      const end = Math.min(start + 2 * width, items.length);
      let [left, right] = [start, middle];
      for (let at = start; at < end; at++) {
        const takesLeft =
          left < middle && (right >= end || compare(from[left] as Items[number], from[right] as Items[number]) <= 0);
        to[at] = from[takesLeft ? left++ : right++] as never;
        if (++steps % stride === 0) yield;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/**
 * Returns the keys of all rows. Texts are replaced by their rank among the distinct texts, in the order of the language,
 * so that they are compared once and not in every sort. Numbers are before texts, as in `Table`.
 */
export function* sortKeysOf<R>(rows: readonly R[], valueOf: (row: R) => SortValue, locale: string): Sliced<SortKeys> {
  const keys = new Float64Array(rows.length);
  const texts = new Map<string, number>();
  const textRows: Int32Array = new Int32Array(rows.length).fill(-1);
  let highest = -Infinity;
  for (const [index, row] of rows.entries()) {
    const value = valueOf(row);
    if (typeof value === 'string' && value !== '') {
      let id = texts.get(value);
      if (id === undefined) texts.set(value, (id = texts.size));
      textRows[index] = id;
    } else {
      const key = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
      keys[index] = key;
      if (key > highest) highest = key;
    }
    if (index % stride === 0) yield;
  }
  if (texts.size === 0) return keys;
  const { compare } = new Intl.Collator(intlLocale(locale), { numeric: true });
  const sorted = yield* sortInSlices([...texts.keys()], compare);
  const ranks = new Float64Array(texts.size);
  let rank = Number.isFinite(highest) ? highest : 0;
  for (const [at, text] of sorted.entries()) {
    // Texts that the language treats as equal have one rank, so that the next column decides.
    if (at === 0 || compare(sorted[at - 1] as string, text) !== 0) rank = Math.max(rank + 1, nextAbove(rank));
    ranks[texts.get(text) as number] = rank;
    if (at % stride === 0) yield;
  }
  for (let index = 0; index < rows.length; index++) {
    const id = textRows[index] as number;
    if (id >= 0) keys[index] = ranks[id] as number;
    if (index % stride === 0) yield;
  }
  return keys;
}

/** Returns a number above the given one, also where adding 1 changes nothing. */
const nextAbove = (value: number) => value + Math.max(1, Math.abs(value) * Number.EPSILON * 2);

/** One column of an order. */
export interface OrderKey {
  keys: SortKeys;
  direction: SortDirection;
}

/** Sorts indexes of rows by several columns. Missing values are last in both directions; equal rows keep their order. */
export function* sortIndexes(indexes: Int32Array, order: readonly OrderKey[]): Sliced<Int32Array> {
  return yield* sortInSlices(indexes, (a, b) => {
    for (const { keys, direction } of order) {
      const [one, two] = [keys[a] as number, keys[b] as number];
      if (one === two) continue;
      const [oneMissing, twoMissing] = [Number.isNaN(one), Number.isNaN(two)];
      if (oneMissing || twoMissing) {
        if (oneMissing && twoMissing) continue;
        return oneMissing ? 1 : -1;
      }
      return one < two === (direction === 'ascending') ? -1 : 1;
    }
    return 0;
  });
}
