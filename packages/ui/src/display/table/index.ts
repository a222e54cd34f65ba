export { Table, type TableProps } from './table.js';
export type { TableColumn } from './table-column.js';
