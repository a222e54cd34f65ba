import { showWhole } from '../chip/show-whole.js';
import type { TableColumn } from './table-column.js';

interface CellValueProps<R> {
  column: TableColumn<R>;
  row: R;
  /** Id of the value, for names that refer to it. */
  id?: string | undefined;
}

/**
 * The value of a cell and the line below it. Values are isolated from the page's direction, because '12 Mar 2027'
 * would be displayed as 'Mar 2027 12' on a right-to-left page. A truncated line ends in the direction of its own text.
 */
export function CellValue<R>({ column: { cell, secondary, truncate }, row, id }: CellValueProps<R>) {
  return (
    <div data-slot="value" data-lines={truncate || secondary ? '' : undefined}>
      {truncate ? (
        <div data-slot="line" dir="auto" id={id} onPointerEnter={showWhole}>
          {cell(row)}
        </div>
      ) : (
        <bdi id={id}>{cell(row)}</bdi>
      )}
      {secondary && (
        <div data-slot="secondary" dir="auto" onPointerEnter={showWhole}>
          {secondary(row)}
        </div>
      )}
    </div>
  );
}
