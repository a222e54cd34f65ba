'use client';
import { useMemo, useRef, type Key } from 'react';
import { useControlled } from '../../foundation/use-controlled.js';
import type { DataGridProps } from './data-grid-props.js';
import { isFilteredSelection, selectionCount, selectedTest, withRows, type GridSelection } from './grid-selection.js';
import type { GridState } from './grid-state.js';
import type { GridRows } from './use-grid-rows.js';

interface SelectionOptions<R> extends Pick<
  DataGridProps<R>,
  'rowKey' | 'selection' | 'defaultSelection' | 'onSelectionChange'
> {
  rows: GridRows<R>;
  selectable: boolean | ((row: R) => boolean);
  state: GridState;
}

export interface GridSelecting<R> {
  selection: GridSelection;
  isSelected: (key: Key) => boolean;
  /** Whether none, some or all rows that meet the query are selected. */
  extent: 'none' | 'some' | 'all';
  set: (selection: GridSelection) => void;
  selectAll: () => void;
  /** Selects or deselects the row of a line; with `isRange`, all rows since the last one. */
  toggle: (line: number, isRange: boolean) => void;
  canSelect: (row: R) => boolean;
}

const none: GridSelection = [];

/** Returns the selection of a grid. Only the rows of an array or those that are loaded can be selected one by one. */
export function useGridSelection<R>({
  rows,
  rowKey,
  selectable,
  state,
  selection: given,
  defaultSelection = none,
  onSelectionChange,
}: SelectionOptions<R>): GridSelecting<R> {
  const [selection, set] = useControlled<GridSelection, []>(given, defaultSelection, onSelectionChange);
  const isSelected = useMemo(() => selectedTest(selection), [selection]);
  const anchor = useRef<number | null>(null);
  const canSelect = (row: R) => (typeof selectable === 'function' ? selectable(row) : selectable);
  const extent = useMemo(() => {
    const count = selectionCount(selection);
    if (count === 0) return 'none';
    if (isFilteredSelection(selection)) return selection.except.length === 0 ? 'all' : 'some';
    if (count < rows.matching) return 'some';
    const matching = rows.matchingRows?.();
    if (!matching) return count >= rows.matching ? 'all' : 'some';
    return matching.every((row) => isSelected(rowKey(row)) || (typeof selectable === 'function' && !selectable(row)))
      ? 'all'
      : 'some';
  }, [selection, rows, isSelected, rowKey, selectable]);
  return {
    selection,
    isSelected,
    extent,
    set,
    canSelect,
    selectAll: () => {
      if (selectable === false) return;
      if (rows.matchingRows) return set(rows.matchingRows().filter(canSelect).map(rowKey));
      const { filters, search } = state;
      set({ filter: { filters, search: search.trim() }, except: [], expectedTotal: rows.matching });
    },
    toggle: (line, isRange) => {
      const at = rows.lineAt(line);
      if (at.kind !== 'row' || !canSelect(at.row)) return;
      const from = isRange && anchor.current !== null ? anchor.current : line;
      anchor.current = line;
      const keys: Key[] = [];
      for (let each = Math.min(from, line); each <= Math.max(from, line); each++) {
        const row = each < rows.count ? rows.lineAt(each) : undefined;
        if (row?.kind === 'row' && canSelect(row.row)) keys.push(row.key);
      }
      set(withRows(selection, keys, isRange || !isSelected(at.key)));
    },
  };
}
