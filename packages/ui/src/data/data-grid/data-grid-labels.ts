import type { SortDirection } from '../../display/table/index.js';
import type { ConditionOperator } from '../../layout/filter-bar/filter-condition.js';

/** Texts of a data grid. Counts and figures are in the format of the grid's `locale`. */
export interface DataGridLabels {
  /** Accessible name and placeholder of the search field. */
  search: string;
  clearSearch: string;
  /** The number of rows: shown in the toolbar and announced when it changes. */
  rows: (count: string, total: string) => string;
  allRows: (total: string) => string;
  /** The total is not known while a server sends rows in sequence. */
  rowsSoFar: (count: string) => string;
  loading: string;
  /** Announced while rows are sorted or filtered for more than 200 ms. */
  working: string;
  /** Shown without rows. */
  empty: string;
  /** Shown if no row meets the search and the filters. */
  noResults: string;
  clearFilters: string;
  /** Shown if rows could not be loaded. */
  failed: string;
  /** Shown above rows that could not be updated; `time` is when they were loaded. */
  notUpdated: (time: string) => string;
  retry: string;
  /** Shown in a row whose block could not be loaded. */
  blockFailed: string;
  sorted: (columns: string) => string;
  sortedColumn: (header: string, direction: SortDirection) => string;
  unsorted: string;
  /** Label of the select that sorts the rows in the list view. */
  sortBy: string;
  unsortedOption: string;
  selectAll: string;
  /** The button that selects all rows that meet the search and filters. */
  selectAllOf: (total: number) => string;
  /** Start of the accessible name of a row's checkbox. */
  select: (row: string) => string;
  selected: (count: string) => string;
  clearSelection: string;
  /** Accessible name of the region with actions for the selected rows. */
  bulkActions: string;
  details: (row: string) => string;
  /** Header of the column of detail buttons, and of the column of actions, for screen readers. */
  detailsColumn: string;
  actionsColumn: string;
  group: (column: string, value: string, count: string) => string;
  noValue: string;
  /** Accessible name of the button in a header. */
  columnMenu: (header: string) => string;
  sortAscending: string;
  sortDescending: string;
  addToSort: string;
  removeFromSort: string;
  filter: string;
  filterColumn: (header: string) => string;
  pinStart: string;
  pinEnd: string;
  unpin: string;
  moveEarlier: string;
  moveLater: string;
  wider: string;
  narrower: string;
  widthToContent: string;
  hide: string;
  groupBy: string;
  ungroup: string;
  moved: (header: string, position: number, count: number) => string;
  resized: (header: string, pixels: number) => string;
  columns: string;
  /** Restores order, widths, pins and visibility of the columns. */
  resetColumns: string;
  compact: string;
  filters: string;
  /** Read after "Filters". */
  applied: (count: number) => string;
  operators: Record<ConditionOperator, string>;
  /** An applied filter, such as "Claim contains roof". */
  condition: (header: string, operator: string, value: string) => string;
  /** An applied filter of amounts or dates, such as "Amount: 10 to 20". */
  rangeCondition: (header: string, range: string) => string;
  isEmpty: (header: string) => string;
  isNotEmpty: (header: string) => string;
  column: string;
  operator: string;
  value: string;
  from: string;
  to: string;
  range: (from: string, to: string) => string;
  atLeast: (from: string) => string;
  atMost: (to: string) => string;
  since: (from: string) => string;
  until: (to: string) => string;
  yes: string;
  no: string;
  apply: string;
  remove: string;
  appliedFilters: string;
  close: string;
  export: string;
  exportCsv: string;
  exportXlsx: string;
  exporting: (done: string, total: string) => string;
  exported: (count: string) => string;
  exportFailed: string;
  cancel: string;
  views: string;
  defaultView: string;
  saveView: string;
  deleteView: string;
  viewName: string;
  save: string;
  copied: (rows: number, columns: number) => string;
  edited: (header: string, value: string) => string;
  editFailed: (header: string) => string;
  undone: (header: string) => string;
  /** Printed above the rows if there are more than can be printed. */
  printed: (count: string, total: string) => string;
}

export const englishDataGridLabels: DataGridLabels = {
  search: 'Search',
  clearSearch: 'Clear search',
  rows: (count, total) => `${count} of ${total}`,
  allRows: (total) => (total === '1' ? '1 row' : `${total} rows`),
  rowsSoFar: (count) => `${count} rows loaded`,
  loading: 'Loading',
  working: 'Updating rows',
  empty: 'No entries',
  noResults: 'No rows match the search and filters.',
  clearFilters: 'Clear search and filters',
  failed: 'The rows could not be loaded.',
  notUpdated: (time) => `Not updated since ${time}.`,
  retry: 'Try again',
  blockFailed: 'These rows could not be loaded.',
  sorted: (columns) => `Sorted by ${columns}`,
  sortedColumn: (header, direction) => `${header}, ${direction}`,
  unsorted: 'Sorted in default order',
  sortBy: 'Sort by',
  unsortedOption: 'Default order',
  selectAll: 'Select all',
  selectAllOf: (total) => `Select all ${total.toLocaleString('en')}`,
  select: (row) => `Select ${row}`,
  selected: (count) => `${count} selected`,
  clearSelection: 'Clear selection',
  bulkActions: 'Actions for the selection',
  details: (row) => `Details of ${row}`,
  detailsColumn: 'Details',
  actionsColumn: 'Actions',
  group: (column, value, count) => `${column}: ${value} (${count})`,
  noValue: 'No value',
  columnMenu: (header) => `Column ${header}`,
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  addToSort: 'Add to the sort',
  removeFromSort: 'Remove from the sort',
  filter: 'Filter',
  filterColumn: (header) => `Filter ${header}`,
  pinStart: 'Pin to the start',
  pinEnd: 'Pin to the end',
  unpin: 'Unpin',
  moveEarlier: 'Move toward the start',
  moveLater: 'Move toward the end',
  wider: 'Wider',
  narrower: 'Narrower',
  widthToContent: 'Fit width to content',
  hide: 'Hide column',
  groupBy: 'Group by this column',
  ungroup: 'Remove grouping',
  moved: (header, position, count) => `${header} is column ${position} of ${count}`,
  resized: (header, pixels) => `${header}, ${pixels} pixels wide`,
  columns: 'Columns',
  resetColumns: 'Reset columns',
  compact: 'Compact rows',
  filters: 'Filters',
  applied: (count) => `${count} applied`,
  operators: {
    contains: 'contains',
    excludes: 'does not contain',
    startsWith: 'starts with',
    endsWith: 'ends with',
    equals: 'is',
    equalTo: 'is',
    between: 'is between',
    during: 'is during',
    anyOf: 'is any of',
    noneOf: 'is none of',
    is: 'is',
    empty: 'is empty',
  },
  condition: (header, operator, value) => `${header} ${operator} ${value}`,
  rangeCondition: (header, range) => `${header}: ${range}`,
  isEmpty: (header) => `${header} is empty`,
  isNotEmpty: (header) => `${header} is not empty`,
  column: 'Column',
  operator: 'Condition',
  value: 'Value',
  from: 'From',
  to: 'To',
  range: (from, to) => `${from} to ${to}`,
  atLeast: (from) => `${from} or more`,
  atMost: (to) => `${to} or less`,
  since: (from) => `from ${from}`,
  until: (to) => `until ${to}`,
  yes: 'Yes',
  no: 'No',
  apply: 'Apply',
  remove: 'Remove',
  appliedFilters: 'Applied filters',
  close: 'Close',
  export: 'Export',
  exportCsv: 'CSV file',
  exportXlsx: 'Excel file (XLSX)',
  exporting: (done, total) => `Exporting ${done} of ${total}`,
  exported: (count) => `${count} rows exported`,
  exportFailed: 'The file could not be created. Try again.',
  cancel: 'Cancel',
  views: 'Views',
  defaultView: 'Default view',
  saveView: 'Save as new view',
  deleteView: 'Delete view',
  viewName: 'Name of the view',
  save: 'Save',
  copied: (rows, columns) =>
    rows === 1 && columns === 1
      ? 'Cell copied'
      : `${rows} ${rows === 1 ? 'row' : 'rows'} and ${columns} ${columns === 1 ? 'column' : 'columns'} copied`,
  edited: (header, value) => `${header} saved: ${value}`,
  editFailed: (header) => `${header} could not be saved. The previous value is shown.`,
  undone: (header) => `${header} restored`,
  printed: (count, total) => `The first ${count} of ${total} rows are printed.`,
};
