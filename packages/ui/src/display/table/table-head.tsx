'use client';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { SelectAll } from './select-all.js';
import { isSortable, type TableColumn } from './table-column.js';
import type { TableLabels } from './table-labels.js';
import { roles } from './table-roles.js';
import { nextSort, type TableSort } from './table-sort.js';
import type { TableView } from './table-view.js';
import type { TableSelection } from './use-table-selection.js';
import {
  ArrowDown as arrowDown,
  ArrowUp as arrowUp,
  ChevronsUpDown as chevronsUpDown,
} from '../../foundation/lucide/index.js';
import { glyph } from '../../foundation/glyph.js';
import { watchHeldKeys } from '../../foundation/keys/held-keys.js';

watchHeldKeys();

/** The icons of a sortable column, which differ in shape by direction. */
const sortGlyphs = {
  ascending: /* @__PURE__ */ glyph(arrowUp),
  descending: /* @__PURE__ */ glyph(arrowDown),
  none: /* @__PURE__ */ glyph(chevronsUpDown),
};

export interface TableOrder {
  sort: TableSort | null;
  onSortChange: (sort: TableSort | null) => void;
}

interface TableHeadProps<R> extends TableOrder {
  view: TableView<R>;
  selection: TableSelection;
  labels: TableLabels;
}

interface SortableHeaderProps<R> extends TableOrder {
  column: TableColumn<R>;
  id: string;
  isRequired: boolean;
}

/**
 * Prevents a column with a width in pixels from shrinking in a narrow table. The width of a `col` does not, and a strict
 * Content Security Policy blocks style attributes in server-rendered pages.
 */
function ColumnWidth({ width }: { width: string | undefined }) {
  return width?.endsWith('px') ? (
    <svg data-slot="width" aria-hidden width={`${Number.parseFloat(width) / 16}rem`} height="0" />
  ) : null;
}

/**
 * A header that sorts the rows. Its button is the whole cell, but does not contain the text, because in the list view
 * only the button is removed.
 */
function SortableHeader<R>({ column, id, isRequired, sort, onSortChange }: SortableHeaderProps<R>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Glyph = sortGlyphs[direction ?? 'none'];
  return (
    <th
      {...roles.columnHeader}
      aria-sort={direction}
      aria-labelledby={id}
      data-align={column.align}
      data-slot="sortable"
      data-direction={direction}
      data-hide-below={column.hideBelow}
    >
      <div>
        <span id={id}>{column.header}</span>
        <button
          type="button"
          data-slot="sort"
          aria-labelledby={id}
          onClick={() => onSortChange(nextSort(sort, column, isRequired))}
        >
          <Glyph aria-hidden />
        </button>
      </div>
      <ColumnWidth width={column.width} />
    </th>
  );
}

/** The header row. In the list view it is visually hidden, without its controls: the bar of the list has the same. */
export function TableHead<R>({ view, selection, labels, ...order }: TableHeadProps<R>) {
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        {view.hasSelection && (
          <th {...roles.columnHeader} data-slot="mark">
            <SelectAll selection={selection} aria-label={labels.selectAll} />
            <span data-slot="name">{labels.selection}</span>
          </th>
        )}
        {view.detail && (
          <th {...roles.columnHeader} data-slot="toggle">
            <VisuallyHidden>{labels.details}</VisuallyHidden>
          </th>
        )}
        {view.columns.map((column, index) =>
          isSortable(column) ? (
            <SortableHeader
              key={column.id}
              column={column}
              id={`${view.id}${index}`}
              isRequired={view.requireSort}
              {...order}
            />
          ) : (
            <th key={column.id} {...roles.columnHeader} data-align={column.align} data-hide-below={column.hideBelow}>
              {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              <ColumnWidth width={column.width} />
            </th>
          ),
        )}
        {view.actions && (
          <th {...roles.columnHeader} data-slot="row-actions">
            <VisuallyHidden>{labels.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
