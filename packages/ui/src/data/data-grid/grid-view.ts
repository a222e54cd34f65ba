import type { Key, ReactNode } from 'react';
import type { ColumnValue } from '../../display/table/index.js';
import type { DataGridLabels } from './data-grid-labels.js';
import type { GridRowProps } from './data-grid-props.js';
import type { GridColumn } from './grid-columns.js';

/** What all rows of a grid have in common. */
export interface GridRowView<R> {
  /** Prefix of the ids in the grid. */
  id: string;
  /** The mounted columns. */
  columns: readonly GridColumn<R>[];
  /** Number of all visible columns. */
  columnCount: number;
  labels: DataGridLabels;
  locale: string;
  /** The search text without case and diacritics, which is marked in the cells. */
  search: string;
  /** Whether rows are in groups, so that the grid is a treegrid. */
  levels: number;
  rowProps: ((row: R) => GridRowProps) | undefined;
  actions: ((row: R) => ReactNode) | undefined;
  detail: ((row: R) => ReactNode) | undefined;
  selectable: boolean | ((row: R) => boolean);
  /** Returns the text of a row's header cell. */
  nameOf: (row: R) => string;
  onEdited: (key: Key, row: R, column: string, value: ColumnValue, next: -1 | 0 | 1) => void;
  onEditEnd: () => void;
  onDetailHeight: (key: Key, height: number) => void;
}
