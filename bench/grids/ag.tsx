/** AG Grid Community with the client-side row model, the only module that it needs here. */
import { ClientSideRowModelModule, ModuleRegistry, themeQuartz } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { columns, size, type GridAdapter, type Row } from '../src/grid-contract';

ModuleRegistry.registerModules([ClientSideRowModelModule]);
const definitions = columns.map((field) => ({ field, width: 140 }));

const adapter: GridAdapter = {
  Grid: ({ rows }) => (
    <div style={{ height: size.height }}>
      <AgGridReact<Row> rowData={rows} columnDefs={definitions} rowHeight={size.row} theme={themeQuartz} />
    </div>
  ),
  scroller: (root) => root.querySelector('.ag-body-viewport') ?? root.querySelector('.ag-grid-viewport'),
};
export default adapter;
