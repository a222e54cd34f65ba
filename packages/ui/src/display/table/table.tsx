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
  /** Accessible name of the table, and of its scrollable region when the table is too wide. */
  caption: string;
  /**
   * Shows the caption above the table. By default it is visually hidden, for tables in a card whose title already
   * describes the rows.
   */
  showCaption?: boolean | undefined;
  /** Keep the array identical between renders (`useMemo` or a constant), so that only changed rows re-render. */
  columns: readonly TableColumn<R>[];
  /** The rows, in display order. */
  rows: readonly R[];
  /** Returns the React key of a row. */
  rowKey: (row: R) => Key;
  /** Content shown when there are no rows, such as an `EmptyState`. */
  empty?: ReactNode;
  /** Whether rows are loading. Shows skeleton rows while there are none, otherwise dims the existing rows. */
  loading?: boolean | undefined;
  /** Number of skeleton rows. */
  loadingRows?: number | undefined;
  /** Sets the row height to 40 px instead of 54 px. */
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
        {/* Attributes, because a strict Content Security Policy blocks style attributes in server-rendered pages. */}
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
 * Rows of items of one kind, with a sticky header; the first column is the row header. Rows are 54 px high, also with
 * two lines of text, and higher only if a cell needs more. A table that
 * is too wide scrolls in a focusable region; in a narrow container it is shown as a list by CSS only. For a sticky
 * header give the root a height. Keyboard: arrows scroll the region. `data-part="table"`, with `data-dense` and, when
 * widths fix the columns, `data-fixed`. Source: HTML tables; WAI-ARIA APG, table pattern; specification, section 9 (row
 * height).
 */
export const Table = memo(TableOf) as typeof TableOf;
