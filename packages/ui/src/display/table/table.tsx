'use client';
import { memo, useId, useMemo, useRef, type Key, useLayoutEffect, useState, type RefObject } from 'react';
import { textOf } from '../../foundation/compose.js';
import { sizeObserver } from '../../foundation/environment/size-observer.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { TableBar } from './table-bar.js';
import { isSortable, rowHeaderIndex } from './table-column.js';
import { TableFoot } from './table-foot.js';
import { TableHead } from './table-head.js';
import { englishTableLabels } from './table-labels.js';
import { EmptyRow, SkeletonRows } from './table-placeholder.js';
import type { TableProps } from './table-props.js';
import { roles } from './table-roles.js';
import { TableRow } from './table-row.js';
import { withKeys } from './table-selection.js';
import { Root } from './table.styles.js';
import type { TableView } from './table-view.js';
import { useFocusAfterRemoval } from './use-focus-after-removal.js';
import { useLatest } from './use-latest.js';
import { useTableSelection } from './use-table-selection.js';
import { useTableSort } from './use-table-sort.js';

/** Returns whether an element's content overflows it. Only then is the scroll region focusable. */
function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return;
    const measure = () =>
      setOverflows(region.scrollWidth > region.clientWidth + 1 || region.scrollHeight > region.clientHeight + 1);
    const observer = sizeObserver(measure);
    observer.observe(region);
    const table = region.querySelector('table');
    if (table) observer.observe(table);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}

const none: readonly Key[] = [];

function TableOf<R>({
  caption,
  showCaption,
  columns,
  rows: given,
  rowKey,
  rowProps,
  actions,
  sort: givenSort,
  defaultSort,
  onSortChange,
  requireSort = false,
  locale,
  selectable = false,
  selected,
  defaultSelected,
  onSelectedChange,
  detail,
  expanded,
  defaultExpanded = none,
  onExpandedChange,
  stickyHeader = 'root',
  empty,
  loading = false,
  loadingRows = 5,
  dense,
  labels: givenLabels,
  ref,
  ...rest
}: TableProps<R>) {
  const id = useId();
  const labels = useLabels('table', englishTableLabels, givenLabels);
  const region = useRef<HTMLDivElement>(null);
  const root = useMemo(() => mergeRefs(ref, (element) => void (region.current = element)), [ref]);
  const overflows = useOverflow(region);
  const rowRef = useFocusAfterRemoval();
  const hasSelection = selectable !== false;
  const view = useMemo<TableView<R>>(
    () => ({
      id,
      columns,
      headers: columns.map((column) => (column.hideHeader ? '' : textOf(column.header))),
      rowHeader: rowHeaderIndex(columns),
      requireSort,
      hasSelection,
      columnCount: columns.length + Number(hasSelection) + Number(!!detail) + Number(!!actions),
      rowProps,
      actions,
      detail,
    }),
    [id, columns, requireSort, hasSelection, rowProps, actions, detail],
  );
  const shared = { labels, root: region };
  const [sort, setSort, rows] = useTableSort({
    columns,
    rows: given,
    sort: givenSort,
    defaultSort,
    onSortChange,
    locale,
    headers: view.headers,
    ...shared,
  });
  const selection = useTableSelection({
    rows,
    rowKey,
    selectable,
    selected,
    defaultSelected,
    onSelectedChange,
    ...shared,
  });
  const [expandedList, setExpanded] = useControlled<readonly Key[], []>(expanded, defaultExpanded, onExpandedChange);
  const expandedKeys = useMemo(() => new Set(expandedList), [expandedList]);
  const expand = useLatest((key: Key, isExpanded: boolean) => setExpanded(withKeys(expandedList, [key], isExpanded)));
  const controls = { view, selection, labels, sort, onSortChange: setSort };
  const hasSort = columns.some(isSortable);
  const isEmpty = rows.length === 0 && !loading;
  const widths = columns.some(({ width }) => width);
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
      data-empty={isEmpty || undefined}
      data-sticky={stickyHeader === 'page' && !overflows ? 'page' : undefined}
      aria-busy={loading || undefined}
    >
      {rows.length > 0 && <TableBar {...controls} />}
      <table {...roles.table} aria-describedby={hasSort ? `${id}sortable` : undefined}>
        <caption id={`${id}caption`} data-hidden={showCaption ? undefined : true}>
          {caption}
        </caption>
        {/* Attributes, because a strict Content Security Policy blocks style attributes in server-rendered pages. */}
        {widths && (
          <colgroup>
            {hasSelection && <col data-slot="mark" />}
            {detail && <col data-slot="toggle" />}
            {columns.map(({ id: key, width, hideBelow }) => (
              <col key={key} width={width} data-hide-below={hideBelow} />
            ))}
            {actions && <col />}
          </colgroup>
        )}
        <TableHead {...controls} />
        <tbody {...roles.group}>
          {rows.map((row) => {
            const key = rowKey(row);
            return (
              <TableRow
                key={key}
                row={row}
                name={key}
                view={view}
                rowRef={rowRef}
                isSelected={selection.selected.has(key)}
                isSelectable={typeof selectable === 'function' ? selectable(row) : selectable}
                isExpanded={expandedKeys.has(key)}
                onSelect={selection.select}
                onExpand={expand}
              />
            );
          })}
          {isEmpty && <EmptyRow columnCount={view.columnCount}>{empty ?? labels.empty}</EmptyRow>}
          {rows.length === 0 && loading && <SkeletonRows view={view} count={loadingRows} />}
        </tbody>
        {rows.length > 0 && <TableFoot view={view} rows={rows} />}
      </table>
      <VisuallyHidden as="output">{loading ? labels.loading : ''}</VisuallyHidden>
      {hasSort && (
        <span hidden id={`${id}sortable`}>
          {labels.sortable}
        </span>
      )}
      {hasSelection && (
        <span hidden id={`${id}select`}>
          {labels.select}
        </span>
      )}
      {detail && (
        <span hidden id={`${id}details`}>
          {labels.details}
        </span>
      )}
    </Root>
  );
}

/**
 * Rows of items of one kind, with a sticky header. Columns can sort the rows, checkboxes select them, and rows can have
 * actions, details and a footer. Rows are 54 px high, also with two lines of text, and higher only if a cell needs more.
 * A table that is too wide scrolls in a focusable region, and its words are not broken; in a narrow container it is
 * shown as a list by CSS only. For a sticky header give the root a height, or set `stickyHeader="page"`. Keyboard:
 * arrows scroll the region; Enter and Space press the headers, checkboxes and expand buttons. `data-part="table"`, with
 * `data-dense`, `data-empty` and, when widths fix the columns, `data-fixed`; rows with `data-selected` and
 * `data-expanded`. Source: HTML tables; WAI-ARIA APG, table and sortable table examples; specification, section 9 (row
 * height).
 */
export const Table = memo(TableOf) as typeof TableOf;
