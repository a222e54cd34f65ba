import type { Key } from 'react';

/** Whether none, some or all rows of a table are selected. */
export type SelectionState = 'none' | 'some' | 'all';

/** Returns the state of the checkbox that selects all of the given rows. */
export function selectionState(keys: readonly Key[], selected: ReadonlySet<Key>): SelectionState {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** Adds or removes keys. Selected rows that are not in the table, for example on another page, remain selected. */
export function withKeys(selected: readonly Key[], keys: readonly Key[], isSelected: boolean): readonly Key[] {
  const changed = new Set(keys);
  if (!isSelected) return selected.filter((key) => !changed.has(key));
  const existing = new Set(selected);
  return [...selected, ...keys.filter((key) => !existing.has(key))];
}

/**
 * Returns the keys from the anchor to a key, both included, in the order of the rows. Without an anchor among the rows,
 * returns only the key.
 */
export function keyRange(order: readonly Key[], anchor: Key | null, key: Key): readonly Key[] {
  const [from, to] = [anchor === null ? -1 : order.indexOf(anchor), order.indexOf(key)];
  if (from < 0 || to < 0) return [key];
  return order.slice(Math.min(from, to), Math.max(from, to) + 1);
}
