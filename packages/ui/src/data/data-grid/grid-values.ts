import { textOf } from '../../foundation/compose.js';
import type { ColumnValue, TableColumn } from '../../display/table/index.js';

/** Returns the value of a column that is filtered, grouped, copied and edited. */
export const valueOf = <R>(column: TableColumn<R>, row: R): ColumnValue =>
  column.value ? column.value(row) : column.sortBy?.(row);

/** Returns the value of a column as text, for search, copies and exports. */
export function textIn<R>(column: TableColumn<R>, row: R): string {
  if (column.text) return column.text(row);
  const shown = textOf(column.cell(row));
  if (shown) return shown;
  const value = valueOf(column, row);
  if (value === undefined || value === null) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (typeof value !== 'object') return String(value);
  return value.map((each) => column.options?.find((option) => option.value === each)?.label ?? each).join(', ');
}

/** Whether the column can be filtered. */
export const isFilterable = <R>({ filterable, value, sortBy, type }: TableColumn<R>): boolean =>
  filterable ?? (value !== undefined || sortBy !== undefined || type !== undefined);
