import type { TableColumn } from './table-column.js';
import type { TableProps } from './table-props.js';

/** The properties of a table that all of its rows have in common. */
export interface TableView<R> extends Pick<TableProps<R>, 'rowProps' | 'actions' | 'detail'> {
  /** Prefix of the ids in the table. */
  id: string;
  columns: readonly TableColumn<R>[];
  /** The headers as text, for the list view. Hidden headers are empty. */
  headers: readonly string[];
  /** Index of the column that is the row header. */
  rowHeader: number;
  /** Whether users cannot remove the order. */
  requireSort: boolean;
  /** Whether the first column has checkboxes. */
  hasSelection: boolean;
  /** Number of columns, including those of checkboxes, expand buttons and actions. */
  columnCount: number;
}
