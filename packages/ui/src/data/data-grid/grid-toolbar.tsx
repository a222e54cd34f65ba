'use client';
import { keepSelected } from '../../foundation/field/native-defaults.js';
import { memo, useRef, type ReactNode } from 'react';
import { isSortable } from '../../display/table/table-column.js';
import { directionsOf } from '../../display/table/table-sort.js';
import type { TableColumn } from '../../display/table/index.js';
import { textOf } from '../../foundation/compose.js';
import { ChevronDown, Search, X } from '../../foundation/glyphs.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { Button } from '../../inputs/button/index.js';
import type { DataGridLabels } from './data-grid-labels.js';
import type { GridState } from './grid-state.js';
import type { PanelKind } from './panel-props.js';

interface GridToolbarProps<R> {
  columns: readonly TableColumn<R>[];
  state: GridState;
  labels: DataGridLabels;
  /** The number of rows as text. */
  count: string | undefined;
  canFilter: boolean;
  canExport: boolean;
  hasViews: boolean;
  hideSearch: boolean;
  requireSort: boolean;
  isList: boolean;
  end: ReactNode;
  panelId: string;
  /** The open panel. */
  panel: PanelKind | undefined;
  onPanel: (kind: PanelKind, anchor: HTMLElement) => void;
  onChange: (change: Partial<GridState>) => void;
}

/** Search, filters, columns, export and views. The panels are loaded when they are first needed. */
function ToolbarOf<R>({
  columns,
  state,
  labels,
  count,
  canFilter,
  canExport,
  hasViews,
  hideSearch,
  requireSort,
  isList,
  end,
  panelId,
  panel,
  onPanel,
  onChange,
}: GridToolbarProps<R>) {
  const search = useRef<HTMLInputElement>(null);
  const trigger = (kind: PanelKind, popup: 'menu' | 'dialog', content: ReactNode, mark?: ReactNode) => (
    <Button
      variant="text"
      tone="neutral"
      size="small"
      data-panel={kind}
      aria-haspopup={popup}
      aria-expanded={panel === kind}
      aria-controls={panel === kind ? panelId : undefined}
      onClick={({ currentTarget }) => onPanel(kind, currentTarget)}
      end={
        <>
          {mark}
          <ChevronDown aria-hidden />
        </>
      }
    >
      {content}
    </Button>
  );
  const orders = columns.filter(isSortable).flatMap((column) =>
    directionsOf(column.sortFirst).map((direction) => ({
      order: { column: column.id, direction },
      text: labels.sortedColumn(textOf(column.header), direction),
    })),
  );
  const current = orders.findIndex(
    ({ order }) => order.column === state.sort[0]?.column && order.direction === state.sort[0]?.direction,
  );
  return (
    <div data-slot="toolbar">
      {hasViews && trigger('views', 'menu', labels.views)}
      {!hideSearch && (
        <div data-slot="search">
          <Search aria-hidden />
          <input
            ref={search}
            type="search"
            aria-label={labels.search}
            placeholder={labels.search}
            value={state.search}
            onChange={({ target }) => onChange({ search: target.value })}
          />
          {state.search && (
            <button
              type="button"
              data-slot="menu"
              aria-label={labels.clearSearch}
              onClick={() => {
                search.current?.focus();
                onChange({ search: '' });
              }}
            >
              <X aria-hidden />
            </button>
          )}
        </div>
      )}
      {canFilter &&
        trigger(
          'filter',
          'dialog',
          labels.filters,
          state.filters.length > 0 && (
            <>
              <span data-slot="applied-count" aria-hidden>
                {state.filters.length}
              </span>
              <VisuallyHidden>{labels.applied(state.filters.length)}</VisuallyHidden>
            </>
          ),
        )}
      {isList && orders.length > 0 && (
        <div data-slot="sort-select">
          <select
            ref={(select) => keepSelected(select)}
            aria-label={labels.sortBy}
            value={current}
            onChange={({ target }) => {
              const order = orders[Number(target.value)]?.order;
              onChange({ sort: order ? [order] : [] });
            }}
          >
            {(!requireSort || current < 0) && <option value={-1}>{labels.unsortedOption}</option>}
            {orders.map(({ text }, index) => (
              <option key={text} value={index}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </div>
      )}
      {!isList && trigger('columns', 'dialog', labels.columns)}
      {canExport && trigger('export', 'menu', labels.export)}
      {count !== undefined && <p data-slot="count">{count}</p>}
      {end && <div data-slot="end">{end}</div>}
    </div>
  );
}

export const GridToolbar = memo(ToolbarOf) as typeof ToolbarOf;
