'use client';
import { memo } from 'react';
import { isText, textOf } from '../../foundation/compose.js';
import { showWhole } from '../../foundation/show-whole.js';
import type { TableColumn } from './table-column.js';
import { roles } from './table-roles.js';
import type { TableView } from './table-view.js';

/** Whether the value is one word, such as an identifier or a date in numbers, which must not break at its hyphens. */
const isWord = (text: string) => /^\S{1,30}$/.test(text);

interface CellValueProps<R> {
  column: TableColumn<R>;
  row: R;
  /** Id of the value, for names that refer to it. */
  id?: string | undefined;
}

/**
 * The value of a cell and the line below it. Text is isolated from the page's direction, because '12 Mar 2027' would be
 * displayed as 'Mar 2027 12' on a right-to-left page. Elements are arranged as the page is. A truncated line ends in the
 * direction of its own text.
 */
function CellValue<R>({ column: { cell, secondary, truncate }, row, id }: CellValueProps<R>) {
  const value = cell(row);
  const Value = isText(value) ? 'bdi' : 'span';
  return (
    <div
      data-slot="value"
      data-lines={truncate || secondary ? '' : undefined}
      data-word={isWord(textOf(value)) || undefined}
    >
      {truncate ? (
        <div data-slot="line" dir="auto" id={id} onPointerEnter={showWhole}>
          {value}
        </div>
      ) : (
        <Value id={id}>{value}</Value>
      )}
      {secondary && (
        <div data-slot="secondary" dir="auto" onPointerEnter={showWhole}>
          {secondary(row)}
        </div>
      )}
    </div>
  );
}

interface TableCellsProps<R> {
  row: R;
  view: TableView<R>;
  /** Id of the value of the row header. */
  headerId: string | undefined;
}

function CellsOf<R>({ row, view, headerId }: TableCellsProps<R>) {
  return (
    <>
      {view.columns.map((column, index) =>
        index === view.rowHeader ? (
          <th key={column.id} {...roles.rowHeader} data-align={column.align}>
            <CellValue column={column} row={row} id={headerId} />
          </th>
        ) : (
          <td
            key={column.id}
            {...roles.cell}
            data-align={column.align}
            data-hide-below={column.hideBelow}
            data-label={view.headers[index] || undefined}
          >
            <CellValue column={column} row={row} />
          </td>
        ),
      )}
      {view.actions && (
        <td {...roles.cell} data-slot="row-actions">
          <div>{view.actions(row)}</div>
        </td>
      )}
    </>
  );
}

/** The cells of a row. They do not re-render when the row is selected or expanded. */
export const TableCells = memo(CellsOf) as typeof CellsOf;
