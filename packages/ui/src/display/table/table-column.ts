import type { ReactNode } from 'react';
import type { ConditionKind } from '../../foundation/condition-kind.js';
import type { SortDirection, SortValue } from './table-sort.js';

/** Width of the container below which a column is hidden: 45rem or 53.75rem. */
export type TableStep = 'md' | 'lg';

/** A value of a column. A list has several options, such as tags. */
export type ColumnValue = SortValue | readonly string[];

/** An option of a column whose values are options. */
export interface ColumnOption {
  value: string;
  label: string;
}

/** How a `DataGrid` edits the values of a column. */
export interface ColumnEdit<R> {
  /** Returns the row with a new value: text, a number, `YYYY-MM-DD`, an option or yes/no, by the `type` of the column. */
  apply: (row: R, value: ColumnValue) => R;
  /** Returns why a value is not accepted, as a sentence. Undefined accepts it. */
  validate?: ((value: ColumnValue, row: R) => string | undefined) | undefined;
  /** Whether this row can be edited. Default: every row. */
  enabled?: ((row: R) => boolean) | undefined;
}

/**
 * What a `DataGrid` needs to know about a column in addition. A `Table` ignores it, so that both take the same columns.
 */
export interface DataColumn<R> {
  /** Kind of the values. It decides the filters and the editor of the column. Default: text. */
  type?: ConditionKind | undefined;
  /**
   * Returns the value that is filtered, searched, copied, exported and edited. Default: that of `sortBy`. Dates are
   * `YYYY-MM-DD`, optionally with a time.
   */
  value?: ((row: R) => ColumnValue) | undefined;
  /** Returns the value as text, for search, copies and exports. Default: the text of the cell. */
  text?: ((row: R) => string) | undefined;
  /** The options of a column of type `options`. */
  options?: readonly ColumnOption[] | undefined;
  /** Whether the column can be filtered. Default: if it has a `value` or `sortBy`. */
  filterable?: boolean | undefined;
  /** Whether rows can be grouped by the column. */
  groupable?: boolean | undefined;
  /** Edits the values in place. */
  edit?: ColumnEdit<R> | undefined;
  /** Initially visible at this edge while the other columns scroll. */
  pin?: 'start' | 'end' | undefined;
  /** Initially hidden. Users show the column in the list of columns. */
  hidden?: boolean | undefined;
  /** Shown in rows of the list view, below 560 px. Default: the first two columns after the row header. */
  inList?: boolean | undefined;
}

/** Defines one column of a `Table` or a `DataGrid`. */
export interface TableColumn<R> extends DataColumn<R> {
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
   * Width in percent of the table or in pixels at the default text size, which longer words extend. A table that is too narrow for the widths in
   * pixels scrolls. If at most one column has no width, columns do not move when rows change.
   */
  width?: `${number}%` | `${number}px` | undefined;
  /**
   * Hides the column if the container of the table is narrower than 45 rem (`md`, 720 px at the default text size) or 53.75 rem (`lg`, 860 px). A select above the
   * table replaces the hidden sort buttons. The list view, below 35rem, shows all columns. Not for the row header.
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
