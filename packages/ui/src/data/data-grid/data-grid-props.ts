import type { ComponentPropsWithRef, ComponentPropsWithoutRef, Key, ReactNode } from 'react';
import type { ColumnValue, TableColumn } from '../../display/table/index.js';
import type { GridSource } from './block-store.js';
import type { DataGridLabels } from './data-grid-labels.js';
import type { GridSelection } from './grid-selection.js';
import type { GridState } from './grid-state.js';

/** A change of one value that the user made in a cell. */
export interface GridEdit<R> {
  key: Key;
  /** Id of the column. */
  column: string;
  value: ColumnValue;
  /** The value before. */
  previous: ColumnValue;
  /** The row with the new value. */
  row: R;
  /** Whether the user undoes an earlier change. */
  isUndo: boolean;
}

/** A named state. */
export interface GridView {
  id: string;
  name: string;
  /** The state as it was stored. Fields of older versions fall back one by one. */
  state: unknown;
  /** Whether users cannot change or delete it. */
  fixed?: boolean | undefined;
}

/** Attributes and handlers of a row. */
export type GridRowProps = ComponentPropsWithoutRef<'div'> & { [data: `data-${string}`]: string | number | undefined };

export interface DataGridProps<R> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onCopy'> {
  /** Accessible name of the grid. */
  label: string;
  /** The same type as for `Table`. Keep the array identical between renders. */
  columns: readonly TableColumn<R>[];
  /** All rows. The grid sorts, filters and groups them. Keep the array identical while the rows are the same. */
  rows?: readonly R[] | undefined;
  /** Loads rows from a server instead, which sorts and filters them. Another object loads everything again. */
  source?: GridSource<R> | undefined;
  /** Returns the key of a row, which identifies it in `selection` and `expanded`. Keep it identical between renders. */
  rowKey: (row: R) => Key;
  /** Returns attributes of a row. Keep the function identical between renders. */
  rowProps?: ((row: R) => GridRowProps) | undefined;
  /** Everything that users change: order, widths, sort, filters and so on (controlled). */
  state?: GridState | undefined;
  /** The initial state (uncontrolled). Default: what the columns describe. */
  defaultState?: GridState | undefined;
  onStateChange?: ((state: GridState) => void) | undefined;
  /** Index of the row that is initially the first one in view. */
  defaultFirstRow?: number | undefined;
  /** Called with the index of the first row in view when scrolling rests, to keep it in an address. */
  onFirstRowChange?: ((index: number) => void) | undefined;
  /** Sorts by one column at a time, for a server that can only do that: Shift does not add another column. */
  singleSort?: boolean | undefined;
  /** Prevents users from removing the order, for rows that always have one: headers only change the direction. */
  requireSort?: boolean | undefined;
  /** Named views. With an array, the toolbar has a menu of views. */
  views?: readonly GridView[] | undefined;
  /** Called when the user saves, updates or deletes a view. Without it, views cannot be changed. */
  onViewsChange?: ((views: readonly GridView[]) => void) | undefined;
  /** Adds a column of checkboxes. A function returns whether a row can be selected. */
  selectable?: boolean | ((row: R) => boolean) | undefined;
  selection?: GridSelection | undefined;
  defaultSelection?: GridSelection | undefined;
  /** Called with the keys of the selected rows, or, with `source`, after "Select all", with a filter. */
  onSelectionChange?: ((selection: GridSelection) => void) | undefined;
  /** Renders actions for the selected rows below the grid: up to three small buttons. */
  bulkActions?: ((selection: GridSelection, clear: () => void) => ReactNode) | undefined;
  /**
   * Renders the actions at the end of a row: at most one visible action and a `Menu`. Shift+F10 opens the last one. Keep
   * the function identical between renders.
   */
  actions?: ((row: R) => ReactNode) | undefined;
  /** Width of the column of actions in rem. */
  actionsWidth?: number | undefined;
  /** Renders the details of a row below it when it is expanded. Returns null for rows without. */
  detail?: ((row: R) => ReactNode) | undefined;
  expanded?: readonly Key[] | undefined;
  defaultExpanded?: readonly Key[] | undefined;
  onExpandedChange?: ((expanded: readonly Key[]) => void) | undefined;
  /**
   * Saves a value that the user changed. The new value is shown at once; if the promise is rejected, the previous one
   * returns and the failure is announced. Without it, no column can be edited.
   */
  onEdit?: ((edit: GridEdit<R>) => void | Promise<void>) | undefined;
  /** Whether `rows` are loading. Shows skeleton rows while there are none. */
  loading?: boolean | undefined;
  /** Shown if rows could not be loaded, with a button that calls `onRetry`. Rows remain, dimmed. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Content without rows, such as an `EmptyState`. */
  empty?: ReactNode;
  /** Hides the toolbar: search, filters, columns, export. */
  hideToolbar?: boolean | undefined;
  /** Hides the search field. */
  hideSearch?: boolean | undefined;
  /** Hides the number of rows, and does not announce it, because the page does. */
  hideCount?: boolean | undefined;
  /** Content at the end of the toolbar, such as a button that creates an entry. */
  toolbarEnd?: ReactNode;
  /** Name of exported files, without extension. Without it, users cannot export. */
  exportName?: string | undefined;
  /** Language (BCP 47) of the alphabetical order and of figures. */
  locale?: string | undefined;
  labels?: Partial<DataGridLabels> | undefined;
}
