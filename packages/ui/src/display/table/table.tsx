'use client';
import { memo, useId, useMemo, useRef, type ComponentPropsWithRef, type Key, type ReactNode } from 'react';
import { textOf } from '../../foundation/compose.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import type { TableColumn } from './table-column.js';
import { roles } from './table-roles.js';
import { TableRow } from './table-row.js';
import { Root } from './table.styles.js';
import { useOverflow } from './use-overflow.js';

export interface TableProps<R> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the table, and the region that scrolls when it is too wide. */
  caption: string;
  /** Shows the caption above the table; where a card's title says the same, it is for readers only. */
  showCaption?: boolean | undefined;
  /** Keep it the same object between renders (`useMemo` or a constant), so that only rows that changed render again. */
  columns: readonly TableColumn<R>[];
  /** In the order in which they are shown. */
  rows: readonly R[];
  /** What tells one row from another. */
  rowKey: (row: R) => Key;
  /** Stands where rows would, when there are none: an `EmptyState`. */
  empty?: ReactNode;
  /** Rows are on their way: skeleton rows while there are none, else the rows that are there, dimmed. */
  loading?: boolean | undefined;
  /** How many rows stand in while the real ones are loaded. */
  loadingRows?: number | undefined;
  /** 40 px rows instead of 54. */
  dense?: boolean | undefined;
  labels?: { loading?: string; empty?: string } | undefined;
}

function TableOf<R>({
  caption,
  showCaption,
  columns,
  rows,
  rowKey,
  empty,
  loading = false,
  loadingRows = 5,
  dense,
  labels = {},
  ref,
  ...rest
}: TableProps<R>) {
  const id = useId();
  const region = useRef<HTMLDivElement>(null);
  const root = useMemo(() => mergeRefs(ref, (element) => void (region.current = element)), [ref]);
  const overflows = useOverflow(region);
  const headers = useMemo(() => columns.map((column) => (column.hideHeader ? '' : textOf(column.header))), [columns]);
  const fixed = columns.length > 1 && columns.filter(({ width }) => !width).length <= 1;
  const scrolls = overflows ? { role: 'region', tabIndex: 0, 'aria-labelledby': `${id}caption` } : undefined;
  return (
    <Root
      data-part="table"
      {...scrolls}
      {...rest}
      ref={root}
      data-dense={dense || undefined}
      data-fixed={fixed || undefined}
      aria-busy={loading || undefined}
    >
      <table {...roles.table}>
        <caption id={`${id}caption`} data-hidden={showCaption ? undefined : true}>
          {caption}
        </caption>
        {/* An attribute, not a style: a strict Content Security Policy refuses style attributes in pages from a server. */}
        {columns.some(({ width }) => width) && (
          <colgroup>
            {columns.map(({ id: key, width }) => (
              <col key={key} width={width} />
            ))}
          </colgroup>
        )}
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th key={column.id} {...roles.columnHeader} data-align={column.align}>
                {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} headers={headers} />
          ))}
          {rows.length === 0 && !loading && (
            <tr {...roles.row}>
              <td {...roles.cell} data-slot="empty" colSpan={columns.length}>
                {empty ?? labels.empty ?? 'No entries'}
              </td>
            </tr>
          )}
          {rows.length === 0 &&
            loading &&
            Array.from({ length: loadingRows }, (_, index) => (
              <tr {...roles.row} key={index} aria-hidden>
                {columns.map((column) => (
                  <td {...roles.cell} key={column.id} data-align={column.align}>
                    <span data-slot="bone" />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      <VisuallyHidden as="output">{loading ? (labels.loading ?? 'Loading') : ''}</VisuallyHidden>
    </Root>
  );
}

/**
 * Rows of the same kind of thing: a quiet sticky header, 54 px rows, the first column naming the row. Too wide, it scrolls in a region that takes
 * the focus; in a narrow place it is a list by CSS alone. For a sticky header give the root a height. Keyboard: arrows scroll the region.
 * `data-part="table"`, with `data-dense` and, where widths settle the columns, `data-fixed`. Source: HTML tables; WAI-ARIA APG, table pattern; specification, section 9 (row height).
 */
export const Table = memo(TableOf) as typeof TableOf;
