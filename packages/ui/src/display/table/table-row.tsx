'use client';
import { memo } from 'react';
import { roles } from './table-roles.js';
import type { TableColumn } from './table-column.js';

interface TableRowProps<R> {
  row: R;
  columns: readonly TableColumn<R>[];
  /** The headers as text, for the list view. */
  headers: readonly string[];
}

function RowOf<R>({ row, columns, headers }: TableRowProps<R>) {
  return (
    <tr {...roles.row} data-row="">
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.id} {...roles.rowHeader} data-align={column.align}>
            <bdi>{column.cell(row)}</bdi>
          </th>
        ) : (
          <td key={column.id} {...roles.cell} data-align={column.align} data-label={headers[index] || undefined}>
            <div data-slot="value">
              <bdi>{column.cell(row)}</bdi>
            </div>
          </td>
        ),
      )}
    </tr>
  );
}

/**
 * One row of a table. It re-renders only when its row or the columns change. Values are isolated from the page's
 * direction, because '12 Mar 2027' would be displayed as 'Mar 2027 12' on a right-to-left page.
 */
export const TableRow = memo(RowOf) as typeof RowOf;
