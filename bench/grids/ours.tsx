import '@attesta/ui/theme/base.css';
import '@attesta/ui/theme/theme5.css';
import { DataGrid, initialGridState, type GridColumn } from '@attesta/ui/data/data-grid';
import { columns, type GridAdapter, type Row } from '../src/grid-contract';

const own: GridColumn<Row>[] = columns.map((name) => ({
  id: name,
  header: name,
  width: '140px',
  cell: (row) => row[name],
  sortBy: (row) => row[name],
}));
const state = { ...initialGridState(own), density: 'compact' as const };
const keyOf = ({ id }: Row) => id;

const adapter: GridAdapter = {
  Grid: ({ rows }) => <DataGrid label="Rows" columns={own} rows={rows} rowKey={keyOf} defaultState={state} />,
  scroller: (root) => root.querySelector('[data-slot="viewport"]'),
  search: (root) => root.querySelector('input[type="search"]'),
};
export default adapter;
