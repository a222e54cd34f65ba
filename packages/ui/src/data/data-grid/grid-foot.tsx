'use client';
import { memo, useMemo, type ReactNode } from 'react';
import type { GridColumn } from './grid-columns.js';
import type { GridRows } from './use-grid-rows.js';

interface GridFootProps<R> {
  columns: readonly GridColumn<R>[];
  rows: GridRows<R>;
  rowIndex: number;
  isMeasured: boolean;
}

/** Returns the content of the footer by column id, over the rows that meet the query; undefined without a footer. */
function footerOf<R>(columns: readonly GridColumn<R>[], rows: GridRows<R>): Record<string, ReactNode> | undefined {
  const totals: Record<string, ReactNode> = { ...rows.totals };
  let matching: readonly R[] | undefined;
  for (const { column } of columns) {
    if (column?.footer === undefined || column.id in totals) continue;
    if (typeof column.footer !== 'function') totals[column.id] = column.footer;
    else if (rows.matchingRows) totals[column.id] = column.footer((matching ??= rows.matchingRows()));
  }
  return Object.keys(totals).length > 0 ? totals : undefined;
}

function FootOf<R>({ columns, rows, rowIndex, isMeasured }: GridFootProps<R>) {
  const totals = useMemo(() => footerOf(columns, rows), [columns, rows]);
  if (!totals) return null;
  return (
    <div role="rowgroup" data-slot="foot" data-sticky="">
      <div role="row" aria-rowindex={rowIndex} data-slot="footer-row">
        {columns.map(({ id, index, pin, edge, column, style }) => (
          <div
            key={id}
            role="gridcell"
            aria-colindex={index}
            data-align={column?.align}
            data-pin={pin}
            data-pin-edge={edge}
            style={isMeasured ? style : undefined}
          >
            <bdi>{totals[id]}</bdi>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The totals of the rows that meet the search and the filters. */
export const GridFoot = memo(FootOf) as typeof FootOf;
