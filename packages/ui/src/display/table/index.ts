export { Table } from './table.js';
export type { ColumnEdit, ColumnOption, ColumnValue, TableColumn } from './table-column.js';
export type { TableLabels } from './table-labels.js';
export type { TableProps, TableRowProps } from './table-props.js';
export type { SortDirection, SortValue, TableSort } from './table-sort.js';
