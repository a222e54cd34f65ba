import type { Key } from 'react';
import type { FilterCondition } from '../../layout/filter-bar/filter-condition.js';

/** All rows of a server that meet a filter, whether or not they are loaded. */
export interface FilteredSelection {
  /** The filter that was applied when the rows were selected. */
  filter: { filters: readonly FilterCondition[]; search: string };
  /** Keys of rows that were deselected afterwards. */
  except: readonly Key[];
  /** Number of rows that the user saw. The server refuses the call if it finds another number. */
  expectedTotal: number;
}

/** Selected rows by key, or all rows that meet a filter. */
export type GridSelection = readonly Key[] | FilteredSelection;

/** Whether a selection is all rows of a filter. */
export const isFilteredSelection = (selection: GridSelection): selection is FilteredSelection =>
  !Array.isArray(selection);

/** Number of selected rows. */
export const selectionCount = (selection: GridSelection): number =>
  isFilteredSelection(selection) ? Math.max(0, selection.expectedTotal - selection.except.length) : selection.length;

/** Returns a function that returns whether the row with a key is selected. */
export function selectedTest(selection: GridSelection): (key: Key) => boolean {
  if (isFilteredSelection(selection)) {
    const except = new Set(selection.except);
    return (key) => !except.has(key);
  }
  const keys = new Set(selection);
  return (key) => keys.has(key);
}

/** Selects or deselects rows. */
export function withRows(selection: GridSelection, keys: readonly Key[], isSelected: boolean): GridSelection {
  const changed = new Set(keys);
  if (isFilteredSelection(selection)) {
    const except = selection.except.filter((key) => !changed.has(key));
    return { ...selection, except: isSelected ? except : [...except, ...changed] };
  }
  if (!isSelected) return selection.filter((key) => !changed.has(key));
  for (const key of selection) changed.delete(key);
  return [...selection, ...changed];
}
