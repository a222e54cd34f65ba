import { isolated } from '../../foundation/locale/isolated.js';
import type { SortDirection } from './table-sort.js';

/** Texts of a table. */
export interface TableLabels {
  /** Announced while rows are loading. */
  loading: string;
  /** Shown without rows, unless `empty` is given. */
  empty: string;
  /** Description of a table with sortable columns, for screen readers. */
  sortable: string;
  /** Label of the select that sorts the rows in the list view and while a sortable column is hidden. */
  sortBy: string;
  /** Option of that select. */
  sortOption: (header: string, direction: SortDirection) => string;
  /** Option of that select for no order. */
  unsortedOption: string;
  /** Announced after the rows were sorted. */
  sorted: (header: string, direction: SortDirection) => string;
  /** Announced after the order was removed. */
  unsorted: string;
  /** Header of the checkbox column in the list view, for screen readers. */
  selection: string;
  /** Label of the checkbox that selects all rows. */
  selectAll: string;
  /** Start of the accessible name of a row's checkbox. The row header follows: "Select Retina scanner". */
  select: string;
  /** Announced after the selection changed. */
  selected: (count: number) => string;
  /** Header of the column of buttons that expand rows, and start of their accessible names. The row header follows. */
  details: string;
  /** Header of the column of actions, for screen readers. */
  actions: string;
}

export const englishTableLabels: TableLabels = {
  loading: 'Loading',
  empty: 'No entries',
  sortable: 'Select a column heading to sort.',
  sortBy: 'Sort by',
  sortOption: (header, direction) => `${isolated(header)}, ${direction}`,
  unsortedOption: 'Default order',
  sorted: (header, direction) => `Sorted by ${isolated(header)}, ${direction}`,
  unsorted: 'Sorted in default order',
  selection: 'Selection',
  selectAll: 'Select all',
  select: 'Select',
  selected: (count) => `${count.toLocaleString('en')} selected`,
  details: 'Details',
  actions: 'Actions',
};
