import type { ReactNode } from 'react';

/** Defines one column of a table. */
export interface TableColumn<R> {
  /** Unique among the columns. */
  id: string;
  /** Column header. */
  header: ReactNode;
  /** Hides the header visually, for a column of actions with labels. Screen readers still announce it. */
  hideHeader?: boolean | undefined;
  /** Alignment of the cells: `start` for text, `end` for numbers. */
  align?: 'start' | 'end' | undefined;
  /** Renders the cell of a row. The first column is the row header; link it to the item's page if there is one. */
  cell: (row: R) => ReactNode;
  /**
   * Renders a second, smaller line below the value, truncated at the end. A row with two lines is as high as a row with
   * one, except in a dense table.
   */
  secondary?: ((row: R) => ReactNode) | undefined;
  /** Truncates the value at the end of one line, for text of unknown length. The full text is shown on hover. */
  truncate?: boolean | undefined;
  /**
   * Width in percent of the table or in pixels. If at most one column has no width, the layout is fixed, and the
   * columns do not move when rows change.
   */
  width?: `${number}%` | `${number}px` | undefined;
}
