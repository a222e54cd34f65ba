'use client';
import { useMemo, useRef, type Key, type RefObject } from 'react';
import { useControlled } from '../../foundation/use-controlled.js';
import type { TableLabels } from './table-labels.js';
import type { TableProps } from './table-props.js';
import { keyRange, selectionState, withKeys, type SelectionState } from './table-selection.js';
import { useAnnouncedChange } from '../../foundation/use-announced-change.js';
import { useLatest } from './use-latest.js';

interface SelectionOptions<R> extends Pick<
  TableProps<R>,
  'rows' | 'rowKey' | 'selectable' | 'selected' | 'defaultSelected' | 'onSelectedChange'
> {
  labels: TableLabels;
  root: RefObject<Element | null>;
}

/** The selection of a table. */
export interface TableSelection {
  selected: ReadonlySet<Key>;
  /** State of all rows that can be selected. */
  state: SelectionState;
  /** Whether no row can be selected. */
  disabled: boolean;
  selectAll: (isSelected: boolean) => void;
  /** Selects or deselects a row; with `isRange`, all rows since the last one. The same function in every render. */
  select: (key: Key, isSelected: boolean, isRange: boolean) => void;
}

const none: readonly Key[] = [];

/** Returns the selection of a table and announces the number of selected rows when it changes. */
export function useTableSelection<R>({
  rows,
  rowKey,
  selectable = false,
  selected: given,
  defaultSelected = none,
  onSelectedChange,
  labels,
  root,
}: SelectionOptions<R>): TableSelection {
  const [list, setList] = useControlled<readonly Key[], []>(given, defaultSelected, onSelectedChange);
  const selected = useMemo(() => new Set(list), [list]);
  const anchor = useRef<Key | null>(null);
  const keys = useMemo(
    () => (selectable ? rows.filter((row) => selectable === true || selectable(row)).map(rowKey) : none),
    [rows, rowKey, selectable],
  );
  const select = useLatest((key: Key, isSelected: boolean, isRange: boolean) => {
    setList(withKeys(list, isRange ? keyRange(keys, anchor.current, key) : [key], isSelected));
    anchor.current = key;
  });
  useAnnouncedChange(labels.selected(selected.size), { value: selected.size, root, delay: 300 });
  return {
    selected,
    state: useMemo(() => selectionState(keys, selected), [keys, selected]),
    disabled: keys.length === 0,
    selectAll: (isSelected) => setList(withKeys(list, keys, isSelected)),
    select,
  };
}
