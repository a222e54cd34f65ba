'use client';
import { keepSelected } from '../../foundation/field/native-defaults.js';
import { ChevronDown } from '../../foundation/glyphs.js';
import { SelectAll } from './select-all.js';
import { isSortable, sortHiddenBelow } from './table-column.js';
import type { TableOrder } from './table-head.js';
import type { TableLabels } from './table-labels.js';
import { directionsOf, type TableSort } from './table-sort.js';
import type { TableView } from './table-view.js';
import type { TableSelection } from './use-table-selection.js';

interface TableBarProps<R> extends TableOrder {
  view: TableView<R>;
  selection: TableSelection;
  labels: TableLabels;
}

/**
 * Replaces the controls of the header row in the list view: a checkbox that selects all rows, and a native select that
 * sorts them. CSS displays it in the list view, and without the checkbox while a sortable column is hidden.
 */
export function TableBar<R>({ view, selection, labels, sort, onSortChange }: TableBarProps<R>) {
  const orders = view.columns.flatMap((column, index) =>
    isSortable(column)
      ? directionsOf(column.sortFirst).map((direction) => ({
          order: { column: column.id, direction } satisfies TableSort,
          text: labels.sortOption(view.headers[index] ?? '', direction),
        }))
      : [],
  );
  if (orders.length === 0 && !view.hasSelection) return null;
  const current = orders.findIndex(({ order }) => order.column === sort?.column && order.direction === sort.direction);
  return (
    <div data-slot="bar" data-show-below={sortHiddenBelow(view.columns)}>
      {view.hasSelection && (
        <label data-slot="select-all">
          <SelectAll selection={selection} />
          <span>{labels.selectAll}</span>
        </label>
      )}
      {orders.length > 0 && (
        <label data-slot="sort-by">
          <span>{labels.sortBy}</span>
          <span data-slot="sort-select">
            <select
              ref={(select) => keepSelected(select)}
              value={current}
              onChange={({ target }) => onSortChange(orders[Number(target.value)]?.order ?? null)}
            >
              {(!view.requireSort || current < 0) && <option value={-1}>{labels.unsortedOption}</option>}
              {orders.map(({ order, text }, index) => (
                <option key={`${order.column} ${order.direction}`} value={index}>
                  {text}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden />
          </span>
        </label>
      )}
    </div>
  );
}
