import type { ComponentPropsWithoutRef, ComponentPropsWithRef, Key, ReactNode } from 'react';
import type { TableColumn } from './table-column.js';
import type { TableLabels } from './table-labels.js';
import type { TableSort } from './table-sort.js';

/** Attributes and handlers of a row. */
export type TableRowProps = ComponentPropsWithoutRef<'tr'> & { [data: `data-${string}`]: string | number | undefined };

export interface TableProps<R> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the table, and of its scrollable region when the table is too wide. */
  caption: string;
  /**
   * Shows the caption above the table. By default it is visually hidden, for tables in a card whose title already
   * describes the rows.
   */
  showCaption?: boolean | undefined;
  /** Keep the array identical between renders (`useMemo` or a constant), so that only changed rows re-render. */
  columns: readonly TableColumn<R>[];
  /** The rows, in display order while no column sorts them. */
  rows: readonly R[];
  /** Returns the React key of a row, which also identifies it in `selected` and `expanded`. */
  rowKey: (row: R) => Key;
  /**
   * Returns attributes of a row: class name, `data-*`, handlers. `onClick` is called for clicks on the row that are not
   * on a link, button or field in it; the row header must contain the same link, for keyboards and screen readers.
   * Keep the function identical between renders.
   */
  rowProps?: ((row: R) => TableRowProps) | undefined;
  /**
   * Renders the actions at the end of a row: at most one visible action and a `Menu` with the others. Their names
   * contain the name of the row. Keep the function identical between renders.
   */
  actions?: ((row: R) => ReactNode) | undefined;
  /** The column and direction that sort the rows; null for none. */
  sort?: TableSort | null | undefined;
  /** The initial order of an uncontrolled table. */
  defaultSort?: TableSort | null | undefined;
  /** Called when the user changes the order; null restores the order of `rows`, and is never passed with `requireSort`. */
  onSortChange?: ((sort: TableSort | null) => void) | undefined;
  /** Prevents users from removing the order: headers only change the direction, for rows that always have an order. */
  requireSort?: boolean | undefined;
  /**
   * Language (BCP 47) whose alphabetical order is used to sort text. Default: that of the `LocaleProvider`, otherwise US
   * English.
   */
  locale?: string | undefined;
  /** Adds a column of checkboxes. A function returns whether a row can be selected. */
  selectable?: boolean | ((row: R) => boolean) | undefined;
  /** Keys of the selected rows. They may include rows that are not in the table. */
  selected?: readonly Key[] | undefined;
  /** The initially selected rows of an uncontrolled table. */
  defaultSelected?: readonly Key[] | undefined;
  /** Called with the keys of all selected rows. */
  onSelectedChange?: ((selected: readonly Key[]) => void) | undefined;
  /**
   * Renders the details of a row, below it, when the row is expanded. Returns null for rows without details. Keep the
   * function identical between renders.
   */
  detail?: ((row: R) => ReactNode) | undefined;
  /** Keys of the expanded rows. */
  expanded?: readonly Key[] | undefined;
  /** The initially expanded rows of an uncontrolled table. */
  defaultExpanded?: readonly Key[] | undefined;
  /** Called with the keys of all expanded rows. */
  onExpandedChange?: ((expanded: readonly Key[]) => void) | undefined;
  /**
   * Where the header remains visible while rows scroll: in the root, if the root has a height, or on the page, below the
   * bar of an `AppShell` or at the inline custom property `--table-top`. A table that is too wide scrolls in its root,
   * where the header is not sticky on the page.
   */
  stickyHeader?: 'root' | 'page' | undefined;
  /** Content shown when there are no rows, such as an `EmptyState`. The header is hidden meanwhile. */
  empty?: ReactNode;
  /** Whether rows are loading. Shows skeleton rows while there are none, otherwise dims the existing rows. */
  loading?: boolean | undefined;
  /** Number of skeleton rows. */
  loadingRows?: number | undefined;
  /** Sets the row height to 40 px instead of 54 px. */
  dense?: boolean | undefined;
  labels?: Partial<TableLabels> | undefined;
}
