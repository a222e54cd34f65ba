export { DataGrid } from './data-grid.js';
export type { DataGridLabels } from './data-grid-labels.js';
export type { DataGridProps, GridEdit, GridRowProps, GridView } from './data-grid-props.js';
export { isFilteredSelection, selectionCount, type FilteredSelection, type GridSelection } from './grid-selection.js';
export {
  gridStateFromSearch,
  gridStateToSearch,
  initialGridState,
  readGridState,
  type GridState,
} from './grid-state.js';
export type { GridPage, GridQuery, GridRequest, GridSource } from './block-store.js';
export type { TableColumn as GridColumn } from '../../display/table/index.js';
