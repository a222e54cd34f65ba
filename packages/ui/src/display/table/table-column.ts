import type { ReactNode } from 'react';

/** What one column of a table shows. */
export interface TableColumn<R> {
  /** Unique among the columns. */
  id: string;
  /** Heads the column. */
  header: ReactNode;
  /** The header is read but not seen: over actions, which say themselves what they do. */
  hideHeader?: boolean | undefined;
  /** Text stands at the start, numbers at the end. */
  align?: 'start' | 'end' | undefined;
  /** What the cell of a row shows. The first column names the row, with a link to it where there is one. */
  cell: (row: R) => ReactNode;
  /** Part of the table or pixels. Where all columns but one at most have a width, columns hold still while rows come and go. */
  width?: `${number}%` | `${number}px` | undefined;
}
