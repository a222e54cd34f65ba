import type { ReactNode } from 'react';
import type { SortDirection, SortValue } from './table-sort.js';

/** Width of the container below which a column is hidden: 720 px or 860 px. */
export type TableStep = 'md' | 'lg';

/** Defines one column of a table. */
export interface TableColumn<R> {
  /** Unique among the columns. */
  id: string;
  /** Column header. */
  header: ReactNode;
  /** Hides the header visually, for a column of actions with labels. Screen readers still announce it. */
  hideHeader?: boolean | undefined;
  /** Whether this column is the row header. Default: the first column. */
  rowHeader?: boolean | undefined;
  /** Alignment of the cells: `start` for text, `end` for numbers. */
  align?: 'start' | 'end' | undefined;
  /** Renders the cell of a row. Link the row header to the item's page if there is one. */
  cell: (row: R) => ReactNode;
  /**
   * Renders a second, smaller line below the value, truncated at the end. A row with two lines is as high as a row with
   * one, except in a dense table.
   */
  secondary?: ((row: R) => ReactNode) | undefined;
  /** Truncates the value at the end of one line, for text of unknown length. The full text is shown on hover. */
  truncate?: boolean | undefined;
  /**
   * Returns the value that the rows are sorted by, and makes the column sortable. Text is compared in the order of
   * `locale`, numbers in text by value. Rows without a value are last in both directions.
   */
  sortBy?: ((row: R) => SortValue) | undefined;
  /** Makes the column sortable without `sortBy`: `onSortChange` sorts the rows, for example on a server. */
  sortable?: boolean | undefined;
  /** Direction of the first press on the header. Default: ascending. For dates: descending, so that the newest is first. */
  sortFirst?: SortDirection | undefined;
  /** Content of the column in the footer row, such as a total. If a column has one, the table has a footer. */
  footer?: ReactNode | ((rows: readonly R[]) => ReactNode);
  /**
   * Width in percent of the table or in pixels, which longer words extend. A table that is too narrow for the widths in
   * pixels scrolls. If at most one column has no width, columns do not move when rows change.
   */
  width?: `${number}%` | `${number}px` | undefined;
  /**
   * Hides the column if the container of the table is narrower than 720 px (`md`) or 860 px (`lg`). A select above the
   * table replaces the hidden sort buttons. The list view, below 560 px, shows all columns. Not for the row header.
   */
  hideBelow?: TableStep | undefined;
}

/** Returns the index of the column that is the row header. */
export const rowHeaderIndex = <R>(columns: readonly TableColumn<R>[]): number =>
  Math.max(
    0,
    columns.findIndex(({ rowHeader }) => rowHeader),
  );

/** Whether the header of a column is a button that sorts the rows. A hidden header is not. */
export const isSortable = <R>({ sortable, sortBy, hideHeader }: TableColumn<R>): boolean =>
  !hideHeader && (sortable ?? sortBy !== undefined);

/** Returns the step below which a sortable column is hidden; undefined if none ever is. */
export function sortHiddenBelow<R>(columns: readonly TableColumn<R>[]): TableStep | undefined {
  const steps = columns.filter(isSortable).map(({ hideBelow }) => hideBelow);
  return steps.includes('lg') ? 'lg' : steps.find(Boolean);
}
