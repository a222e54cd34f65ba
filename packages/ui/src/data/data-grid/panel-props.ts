import type { TableColumn } from '../../display/table/index.js';
import type { FilterCondition } from '../../layout/filter-bar/filter-condition.js';
import type { DataGridLabels } from './data-grid-labels.js';
import type { GridView } from './data-grid-props.js';
import type { GridState } from './grid-state.js';
import type { GridRows } from './use-grid-rows.js';

/** The overlays of a grid. `column` is the menu of a header. */
export type PanelKind = 'filter' | 'columns' | 'export' | 'views' | 'column';

/** An open overlay. */
export interface OpenPanel {
  kind: PanelKind;
  anchor: HTMLElement;
  /** Id of the column, for its menu or its filter. */
  column?: string | undefined;
  /** The condition to edit. */
  condition?: FilterCondition | undefined;
}

/** What the overlays read and change. */
export interface GridPanelContext<R> {
  /** Id of the grid. */
  id: string;
  /** Id of the open overlay. There is one at most. */
  panelId: string;
  columns: readonly TableColumn<R>[];
  /** Ids of the visible columns in display order. */
  shown: readonly string[];
  state: GridState;
  initial: GridState;
  rows: GridRows<R>;
  labels: DataGridLabels;
  locale: string;
  exportName: string | undefined;
  views: readonly GridView[];
  canGroup: boolean;
  singleSort: boolean;
  requireSort: boolean;
  onViewsChange: ((views: readonly GridView[]) => void) | undefined;
  setState: (state: GridState) => void;
  open: (panel: OpenPanel) => void;
  /** Sets the width of a column to that of its longest visible value. */
  fit: (column: string) => void;
  /** Reads rows of a server that are not loaded, for an export. */
  loadAll:
    | ((signal: AbortSignal, onProgress: (done: number, total: number | undefined) => void) => Promise<readonly R[]>)
    | undefined;
  /** Called while a file is created. */
  onExport: (progress: { text: string; cancel: () => void } | null) => void;
}

export interface PanelProps<R> {
  grid: GridPanelContext<R>;
  panel: OpenPanel;
  anchor: { current: HTMLElement | null };
  close: (reason: string) => void;
}
