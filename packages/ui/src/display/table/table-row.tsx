'use client';
import { memo } from 'react';
import { showWhole } from '../chip/show-whole.js';
import { roles } from './table-roles.js';
import type { TableColumn } from './table-column.js';

interface TableRowProps<R> {
  row: R;
  columns: readonly TableColumn<R>[];
  /** The headers as text, for the list view. */
  headers: readonly string[];
}

/**
 * The value of a cell and the line below it. Values are isolated from the page's direction, because '12 Mar 2027'
 * would be displayed as 'Mar 2027 12' on a right-to-left page. A truncated line ends in the direction of its own text.
 */
function valueOf<R>({ cell, secondary, truncate }: TableColumn<R>, row: R) {
  return (
    <div data-slot="value" data-lines={truncate || secondary ? '' : undefined}>
      {truncate ? (
        <div data-slot="line" dir="auto" onPointerEnter={showWhole}>
          {cell(row)}
        </div>
      ) : (
        <bdi>{cell(row)}</bdi>
      )}
      {secondary && (
        <div data-slot="secondary" dir="auto" onPointerEnter={showWhole}>
          {secondary(row)}
        </div>
      )}
    </div>
  );
}

function RowOf<R>({ row, columns, headers }: TableRowProps<R>) {
  return (
    <tr {...roles.row} data-row="">
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.id} {...roles.rowHeader} data-align={column.align}>
            {valueOf(column, row)}
          </th>
        ) : (
          <td key={column.id} {...roles.cell} data-align={column.align} data-label={headers[index] || undefined}>
            {valueOf(column, row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** One row of a table. It re-renders only when its row or the columns change. */
export const TableRow = memo(RowOf) as typeof RowOf;
