'use client';
import { useRef, useState, type Key, type RefObject } from 'react';
import type { ColumnValue, TableColumn } from '../../display/table/index.js';
import { announce } from '../../foundation/announce.js';
import { textOf } from '../../foundation/compose.js';
import type { BlockStore } from './block-store.js';
import type { DataGridLabels } from './data-grid-labels.js';
import type { GridEdit } from './data-grid-props.js';
import { textIn, valueOf } from './grid-values.js';

interface EditOptions<R> {
  columns: readonly TableColumn<R>[];
  onEdit: ((edit: GridEdit<R>) => void | Promise<void>) | undefined;
  labels: DataGridLabels;
  root: RefObject<Element | null>;
}

/** The changes that users made in cells. */
export interface GridEdits<R> {
  /** Rows with values that are being saved, by key. */
  edited: ReadonlyMap<Key, R>;
  change: (key: Key, row: R, column: string, value: ColumnValue, store: BlockStore<R> | undefined) => void;
  /** Undoes the last change. `rowOf` returns the current row of a key. */
  undo: (rowOf: (key: Key) => R | undefined, store: BlockStore<R> | undefined) => void;
}

/** Number of changes that can be undone. */
const mostUndone = 100;

/**
 * Shows a changed value at once while the caller saves it. If that fails, the previous value returns and the failure is
 * announced.
 */
export function useGridEdits<R>({ columns, onEdit, labels, root }: EditOptions<R>): GridEdits<R> {
  const [edited, setEdited] = useState<ReadonlyMap<Key, R>>(new Map());
  const done = useRef<GridEdit<R>[]>([]);

  const save = async (edit: GridEdit<R>, column: TableColumn<R>, store: BlockStore<R> | undefined) => {
    setEdited((before) => new Map(before).set(edit.key, edit.row));
    const end = () =>
      setEdited((before) => {
        if (before.get(edit.key) !== edit.row) return before; // a later change of the row is being saved
        const after = new Map(before);
        after.delete(edit.key);
        return after;
      });
    const header = textOf(column.header);
    try {
      await onEdit?.(edit);
      store?.replace(edit.key, edit.row);
      end();
      if (!edit.isUndo) done.current = [...done.current, edit].slice(-mostUndone);
      announce(edit.isUndo ? labels.undone(header) : labels.edited(header, textIn(column, edit.row)), {
        root: root.current,
      });
    } catch {
      end();
      announce(labels.editFailed(header), { root: root.current, urgent: true });
    }
  };
  const start = (
    key: Key,
    row: R,
    id: string,
    value: ColumnValue,
    isUndo: boolean,
    store: BlockStore<R> | undefined,
  ) => {
    const column = columns.find((each) => each.id === id);
    if (!column?.edit) return;
    const previous = valueOf(column, row);
    if (Object.is(previous, value)) return;
    void save({ key, column: id, value, previous, row: column.edit.apply(row, value), isUndo }, column, store);
  };
  return {
    edited,
    change: (key, row, column, value, store) => start(key, row, column, value, false, store),
    undo: (rowOf, store) => {
      const last = done.current.pop();
      const row = last && rowOf(last.key);
      if (last && row !== undefined) start(last.key, row, last.column, last.previous, true, store);
    },
  };
}
