'use client';
import { keepChecked } from '../../foundation/field/native-defaults.js';
import { ArrowDown as arrowDown, ArrowUp as arrowUp } from '../../foundation/lucide/index.js';
import { memo } from 'react';
import { ChevronDown } from '../../foundation/glyphs.js';
import { glyph } from '../../foundation/glyph.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { isSortable } from '../../display/table/table-column.js';
import type { TableSort } from '../../display/table/index.js';
import type { DataGridLabels } from './data-grid-labels.js';
import type { GridColumn } from './grid-columns.js';

const sortGlyphs = {
  ascending: /* @__PURE__ */ glyph(arrowUp),
  descending: /* @__PURE__ */ glyph(arrowDown),
};

interface GridHeadProps<R> {
  columns: readonly GridColumn<R>[];
  sort: readonly TableSort[];
  labels: DataGridLabels;
  /** Index of the visible column with the focus; -1 if it is not in the header. */
  active: number;
  /** Whether none, some or all rows are selected. */
  selected: 'none' | 'some' | 'all';
  panelId: string;
  /** Id of the column whose menu is open. */
  menu: string | undefined;
  /** Whether the page is hydrated and measured, so that styles can be set. */
  isMeasured: boolean;
}

function HeadOf<R>({ columns, sort, labels, active, selected, panelId, menu, isMeasured }: GridHeadProps<R>) {
  return (
    <div role="rowgroup" data-slot="head" data-sticky="">
      <div role="row" aria-rowindex={1} data-slot="header-row" data-line={-1}>
        {columns.map(({ id, index, kind, column, header, pin, edge, style }) => {
          const at = sort.findIndex((each) => each.column === id);
          const direction = at < 0 ? undefined : sort[at]?.direction;
          const Glyph = direction && sortGlyphs[direction];
          return (
            <div
              key={id}
              role="columnheader"
              aria-colindex={index}
              aria-sort={direction}
              aria-haspopup={kind === 'value' ? 'menu' : undefined}
              aria-expanded={kind === 'value' && menu === id ? true : undefined}
              aria-controls={kind === 'value' && menu === id ? panelId : undefined}
              tabIndex={index - 1 === active ? 0 : undefined}
              data-kind={kind === 'value' ? undefined : kind}
              data-column={kind === 'value' ? id : undefined}
              data-sortable={(column && isSortable(column)) || undefined}
              data-align={column?.align}
              data-pin={pin}
              data-pin-edge={edge}
              style={isMeasured ? style : undefined}
            >
              {kind === 'select' && (
                <input
                  type="checkbox"
                  data-slot="select"
                  tabIndex={-1}
                  aria-label={labels.selectAll}
                  checked={selected === 'all'}
                  ref={(input) => {
                    if (input) input.indeterminate = selected === 'some';
                    keepChecked(selected === 'all')(input);
                  }}
                  readOnly
                />
              )}
              {kind === 'detail' && <VisuallyHidden>{labels.detailsColumn}</VisuallyHidden>}
              {kind === 'actions' && <VisuallyHidden>{labels.actionsColumn}</VisuallyHidden>}
              {column && (
                <>
                  <span data-slot="header-text" data-hidden={column.hideHeader || undefined}>
                    {column.header}
                  </span>
                  {Glyph && <Glyph data-slot="direction" aria-hidden />}
                  {Glyph && sort.length > 1 && (
                    <span data-slot="sort-place" aria-hidden>
                      {at + 1}
                    </span>
                  )}
                  <button type="button" data-slot="menu" tabIndex={-1} aria-hidden title={labels.columnMenu(header)}>
                    <ChevronDown aria-hidden />
                  </button>
                  <span data-slot="resize" aria-hidden />
                </>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The header row. Its events are handled by the grid. */
export const GridHead = memo(HeadOf) as typeof HeadOf;
