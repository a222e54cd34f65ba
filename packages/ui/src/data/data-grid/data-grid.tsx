'use client';
import { isFocusLost } from '../../foundation/focus/active-element.js';
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type Key,
} from 'react';
import { flushSync } from 'react-dom';
import { textOf } from '../../foundation/compose.js';
import { fold } from '../../foundation/listbox/fold.js';
import { useLabels, useLocale } from '../../foundation/locale/use-labels.js';
import { numberText } from '../../foundation/locale/number-text.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { useAnnouncedChange } from '../../foundation/use-announced-change.js';
import { useControlled } from '../../foundation/use-controlled.js';
import type { RowGeometry } from '../../foundation/virtual/row-window.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { Delayed } from '../../feedback/skeleton/delayed.js';
import { Button } from '../../inputs/button/index.js';
import type { AppliedFilters as AppliedFiltersOf } from './applied-filters.js';
import { Root } from './data-grid.styles.js';
import { englishDataGridLabels } from './data-grid-labels.js';
import type { DataGridProps } from './data-grid-props.js';
import { GridBody, mostPrinted } from './grid-body.js';
import { movedNextTo, sortedBy, withWidth } from './grid-changes.js';
import {
  columnsInView,
  columnTracks,
  gridColumns,
  listColumns,
  mostMounted,
  mountedColumns,
  shownColumns,
  widthOfAll,
} from './grid-columns.js';
import { GridFoot } from './grid-foot.js';
import { GridHead } from './grid-head.js';
import { GridPanel } from './grid-panel.js';
import type { GridPanelContext, OpenPanel } from './panel-props.js';
import { GridPlaceholderText } from './grid-placeholder.js';
import { selectionCount } from './grid-selection.js';
import { initialGridState, type GridState } from './grid-state.js';
import { tabStopSelector } from './grid-selectors.js';
import { GridToolbar } from './grid-toolbar.js';
import { isFilterable, textIn } from './grid-values.js';
import type { GridRowView } from './grid-view.js';
import { loadAllRows } from './load-all.js';
import { useColumnDrag } from './use-column-drag.js';
import { useFirstRow } from './use-first-row.js';
import { useGridCells } from './use-grid-cells.js';
import { useGridEdits } from './use-grid-edits.js';
import { useGridRows } from './use-grid-rows.js';
import { useGridSelection } from './use-grid-selection.js';
import { useContainerView, usePrinted } from './use-grid-size.js';
import { useKeptFocus } from './use-kept-focus.js';
import { useLatest } from '../../display/table/use-latest.js';
import { useRem } from './use-rem.js';
import type { RowControls } from './use-row-window.js';
import { WholeText } from './whole-text.js';

const BulkActionBar = lazy(() =>
  import('../../inputs/bulk-action-bar/index.js').then((module) => ({ default: module.BulkActionBar })),
);

const AppliedFilters = lazy(() =>
  import('./applied-filters.js').then((module) => ({ default: module.AppliedFilters })),
) as unknown as typeof AppliedFiltersOf;

/** Heights of rows in rem. */
const rowHeights = { comfortable: 3.375, compact: 2.5, list: 4.5 } as const;
const none: readonly Key[] = [];

function DataGridOf<R>({
  label,
  columns,
  rows: givenRows,
  source,
  rowKey,
  rowProps,
  state: givenState,
  defaultState,
  onStateChange,
  defaultFirstRow = 0,
  onFirstRowChange,
  singleSort = false,
  requireSort = false,
  views,
  onViewsChange,
  selectable = false,
  selection: givenSelection,
  defaultSelection,
  onSelectionChange,
  bulkActions,
  actions,
  actionsWidth = 4,
  detail,
  expanded,
  defaultExpanded = none,
  onExpandedChange,
  onEdit,
  loading = false,
  error,
  onRetry,
  empty,
  hideToolbar,
  hideSearch = false,
  hideCount = false,
  toolbarEnd,
  exportName,
  locale: givenLocale,
  labels: givenLabels,
  ref,
  ...rest
}: DataGridProps<R>) {
  const id = useId();
  const panelId = `${id}panel`;
  const merged = useLabels('dataGrid', englishDataGridLabels, givenLabels);
  // eslint-disable-next-line react/exhaustive-deps -- with `labels`, the merged ones are another object in every render
  const labels = useMemo(() => merged, [givenLabels ?? merged]);
  const locale = useLocale(givenLocale);
  const root = useRef<HTMLDivElement | null>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const setRoot = useMemo(() => mergeRefs(ref, (element) => void (root.current = element)), [ref]);
  const rem = useRem();
  const isMeasured = rem > 0;
  const isPrinted = usePrinted();
  const size = useContainerView(root, viewport, columns.length > mostMounted, rem);
  const isList = size.isNarrow && !isPrinted;

  const initial = useMemo(() => defaultState ?? initialGridState(columns), [defaultState, columns]);
  const [state, setState] = useControlled<GridState, []>(givenState, initial, onStateChange);
  const change = useLatest((part: Partial<GridState>) => setState({ ...state, ...part }));

  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const edits = useGridEdits({ columns, onEdit, labels, root });
  const rows = useGridRows({
    rows: givenRows,
    source,
    columns,
    rowKey,
    state,
    locale,
    collapsed,
    edited: edits.edited,
  });
  const [expandedKeys, setExpandedKeys] = useControlled<readonly Key[], []>(
    expanded,
    defaultExpanded,
    onExpandedChange,
  );
  const expandedSet = useMemo(() => new Set(expandedKeys), [expandedKeys]);
  const selection = useGridSelection({
    rows,
    rowKey,
    selectable,
    state,
    selection: givenSelection,
    defaultSelection,
    onSelectionChange,
  });

  const hasSelection = selectable !== false;
  const all = useMemo(() => {
    const every = gridColumns(columns, state, {
      hasSelection,
      hasDetail: detail !== undefined,
      actionsWidth: actions ? actionsWidth : undefined,
    });
    return isList ? listColumns(every) : every;
    // eslint-disable-next-line react/exhaustive-deps -- only what decides the columns; a search must not change them
  }, [
    columns,
    state.order,
    state.hidden,
    state.pinned,
    state.widths,
    hasSelection,
    detail,
    actions,
    actionsWidth,
    isList,
  ]);
  const shown = useMemo(() => all.filter(({ kind }) => kind === 'value').map((column) => column.id), [all]);

  const height = rem * (isList ? rowHeights.list : rowHeights[state.density]);
  const [detailHeights, setDetailHeights] = useState<ReadonlyMap<Key, number>>(new Map());
  const expandedLines = useMemo(
    () =>
      expandedKeys
        .map((key) => rows.lineOf(key))
        .filter((line) => {
          const each = line < 0 ? undefined : rows.lineAt(line);
          return each?.kind === 'row' && Boolean(detail?.(each.row));
        })
        .toSorted((a, b) => a - b),
    [expandedKeys, rows, detail],
  );
  const geometry = useMemo<RowGeometry>(
    () => ({
      count: rows.count,
      height,
      extras: expandedLines.map((index) => {
        const line = rows.lineAt(index);
        return { index, height: (line.kind === 'row' && detailHeights.get(line.key)) || 0 };
      }),
    }),
    [rows, height, expandedLines, detailHeights],
  );

  const cells = useGridCells({ columns: all, lines: rows.count, root: viewport, isList });
  const controls = useRef<RowControls>(null);
  const inView =
    all.length > mostMounted && size.width > 0 && rem > 0
      ? columnsInView(all, size.left / rem, size.width / rem)
      : { from: 0, to: mostMounted };
  const mounted = useMemo(
    () => mountedColumns(all, inView, cells.column),
    // eslint-disable-next-line react/exhaustive-deps -- the range by its ends, so that the columns stay the same
    [all, inView.from, inView.to, all.length > mostMounted ? cells.column : 0],
  );

  const [editing, setEditing] = useState<{ line: number; column: string } | null>(null);
  const [panel, setPanel] = useState<OpenPanel | null>(null);
  const [progress, setProgress] = useState<{ text: string; cancel: () => void } | null>(null);
  // A menu entry may have opened another panel meanwhile.
  const closePanel = useCallback((closed: OpenPanel) => setPanel((before) => (before === closed ? null : before)), []);
  const hadPanel = useRef(false);
  useLayoutEffect(() => {
    // The header that had the focus may have been hidden by its menu.
    if (hadPanel.current && !panel && isFocusLost())
      root.current?.querySelector<HTMLElement>(tabStopSelector)?.focus({ preventScroll: true });
    hadPanel.current = panel !== null;
  }, [panel]);
  const keptFocus = useKeptFocus(root);

  const rowHeader = all.find(({ isRowHeader }) => isRowHeader)?.column;
  const onEdited = useLatest<Parameters<GridRowView<R>['onEdited']>>((key, row, column, value, next) => {
    edits.change(key, row, column, value, rows.store);
    const at = editing ?? cells.active;
    const editable = all.filter((each) => each.column?.edit && (each.column.edit.enabled?.(row) ?? true));
    const target = next === 0 ? undefined : editable[editable.findIndex((each) => each.id === column) + next];
    flushSync(() => setEditing(target && onEdit ? { line: at.line, column: target.id } : null));
    cells.focus({ line: at.line, column: target?.id ?? column }, { keep: target !== undefined });
  });
  const onEditEnd = useLatest(() => {
    const at = editing;
    flushSync(() => setEditing(null));
    if (at) cells.focus(at, {});
  });
  const onDetailHeight = useCallback(
    (key: Key, pixels: number) =>
      setDetailHeights((before) => (before.get(key) === pixels ? before : new Map(before).set(key, pixels))),
    [],
  );
  const search = fold(state.search.trim());
  const view = useMemo<GridRowView<R>>(
    () => ({
      id,
      columns: mounted,
      columnCount: all.length,
      labels,
      locale,
      search,
      levels: state.group.length,
      rowProps,
      actions,
      detail,
      selectable,
      nameOf: (row) => (rowHeader ? textIn(rowHeader, row) : ''),
      onEdited,
      onEditEnd,
      onDetailHeight,
    }),
    [
      id,
      mounted,
      all.length,
      labels,
      locale,
      search,
      state.group.length,
      rowProps,
      actions,
      detail,
      selectable,
      rowHeader,
      onEdited,
      onEditEnd,
      onDetailHeight,
    ],
  );

  const fit = (columnId: string) => {
    const widest = [...(viewport.current?.querySelectorAll<HTMLElement>('[role="row"] > *') ?? [])]
      .filter(
        (cell) => cell.getAttribute('aria-colindex') === String(all.findIndex((each) => each.id === columnId) + 1),
      )
      .filter((cell) => !cell.hasAttribute('aria-colspan'))
      .map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().width + (cell.role === 'columnheader' ? 16 : 0);
      });
    if (rem > 0 && widest.length > 0) setState(withWidth(state, columnId, (Math.max(...widest) + 26) / rem));
  };
  const toggleGroup = (path: string) =>
    setCollapsed((before) => {
      const after = new Set(before);
      if (!after.delete(path)) after.add(path);
      return after;
    });
  const drag = useColumnDrag({
    onResize: (column, pixels) => rem > 0 && setState(withWidth(state, column, pixels / rem)),
    onFit: fit,
    onReorder: (column, target) => setState(movedNextTo(state, shown, column, shown.indexOf(target))),
  });
  const handlers = cells.handlersOf({
    rows,
    columns: all,
    state,
    shown,
    rem,
    labels,
    controls,
    selection,
    keyOf: rowKey,
    rowProps,
    canEdit: onEdit !== undefined,
    wasDragged: drag.wasDragged,
    setState,
    onSort: (column, adds) =>
      change({ sort: sortedBy(state.sort, column, { adds: adds && !singleSort, isRequired: requireSort }) }),
    onEdit: (line, column) => setEditing({ line, column }),
    onExpand: (key) =>
      setExpandedKeys(expandedSet.has(key) ? expandedKeys.filter((each) => each !== key) : [...expandedKeys, key]),
    onGroup: toggleGroup,
    isCollapsed: (path) => collapsed.has(path),
    onMenu: (anchor, column) =>
      setPanel((before) => (before?.anchor === anchor ? null : { kind: 'column', anchor, column })),
    undo: () =>
      edits.undo((key) => {
        const line = rows.lineOf(key);
        const found = line < 0 ? undefined : rows.lineAt(line);
        return found?.kind === 'row' ? found.row : undefined;
      }, rows.store),
  });

  const number = (count: number) => numberText(count, locale);
  const isFiltered = state.filters.length > 0 || state.search.trim() !== '';
  const count = !rows.isCounted
    ? labels.rowsSoFar(number(rows.matching))
    : isFiltered && rows.total !== undefined
      ? labels.rows(number(rows.matching), number(rows.total))
      : labels.allRows(number(rows.matching));
  const isLoading = (loading || rows.isBusy) && rows.count === 0;
  const hasOwnError = Boolean(error);
  const hasError = hasOwnError || rows.hasFailed;
  const isEmpty = rows.count === 0 && !isLoading && !hasError;
  const sortText = state.sort
    .map(({ column, direction }) =>
      labels.sortedColumn(textOf(columns.find((each) => each.id === column)?.header), direction),
    )
    .join(', ');
  useAnnouncedChange(rows.isBusy || loading || hideCount ? undefined : count, { root, delay: 700 });
  useAnnouncedChange(sortText ? labels.sorted(sortText) : labels.unsorted, { root, delay: 300 });
  const selected = selectionCount(selection.selection);
  useAnnouncedChange(labels.selected(number(selected)), { value: selected, root, delay: 300 });

  const style = {
    '--columns': columnTracks(all),
    '--columns-width': `${widthOfAll(all)}rem`,
    '--pinned-start': `${widthOfAll(all, 'start')}rem`,
    '--pinned-end': `${widthOfAll(all, 'end')}rem`,
  } as CSSProperties;
  const queryKey = JSON.stringify([state.sort, state.filters, state.search, state.group, source?.key]);
  const shownQuery = useRef(queryKey);
  useLayoutEffect(() => {
    if (shownQuery.current === queryKey) return;
    shownQuery.current = queryKey;
    controls.current?.scrollTo(0);
  }, [queryKey]);
  useFirstRow({ viewport, controls, hasRows: isMeasured && rows.count > 0, defaultFirstRow, onFirstRowChange });

  const panelContext: GridPanelContext<R> = {
    id,
    panelId,
    columns,
    shown: shownColumns(columns, state).map((column) => column.id),
    state,
    initial,
    rows,
    labels,
    locale,
    exportName,
    views: views ?? [],
    canGroup: source === undefined,
    singleSort,
    requireSort,
    onViewsChange,
    setState,
    open: setPanel,
    fit,
    loadAll: source && ((signal, onProgress) => loadAllRows(source, state, signal, onProgress)),
    onExport: setProgress,
  };
  const hasFooter = columns.some(({ footer }) => footer !== undefined) || Object.keys(rows.totals ?? {}).length > 0;
  const lineCount = rows.count + expandedLines.length + 1 + Number(hasFooter && !isList);
  const clear = () => selection.set([]);
  const textOfGroup = useCallback(
    ({ column, text, count: members }: { column: string; text: string; count: number }) =>
      labels.group(
        textOf(columns.find((each) => each.id === column)?.header),
        text || labels.noValue,
        numberText(members, locale),
      ),
    [labels, columns, locale],
  );
  // An error of the caller is that of its own request.
  const retry = () => (hasOwnError ? onRetry?.() : rows.store?.retry());
  const timeOf = (time: number) => new Date(time).toLocaleTimeString(locale, { timeStyle: 'short' });

  return (
    <Root
      data-part="data-grid"
      {...rest}
      ref={setRoot}
      onFocus={(event) => {
        rest.onFocus?.(event);
        keptFocus.onFocus(event);
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        keptFocus.onBlur();
      }}
      data-density={state.density === 'compact' ? 'compact' : undefined}
      data-list={isList || undefined}
      data-measured={(isMeasured && !isPrinted) || undefined}
      data-outdated={(hasError && rows.count > 0) || undefined}
    >
      {!hideToolbar && (
        <GridToolbar
          columns={columns}
          state={state}
          labels={labels}
          count={hideCount || isLoading || (hasError && rows.count === 0) ? undefined : count}
          canFilter={columns.some(isFilterable)}
          canExport={exportName !== undefined}
          hasViews={views !== undefined}
          hideSearch={hideSearch}
          requireSort={requireSort}
          isList={isList}
          end={toolbarEnd}
          panelId={panelId}
          panel={panel?.kind}
          onPanel={(kind, anchor) => setPanel((before) => (before?.anchor === anchor ? null : { kind, anchor }))}
          onChange={change}
        />
      )}
      {/* Code that is loaded later is not part of the page that a server renders. */}
      {isMeasured && state.filters.length > 0 && (
        <Suspense fallback={null}>
          <AppliedFilters
            filters={state.filters}
            columns={columns}
            labels={labels}
            locale={locale}
            onChange={(filters) => change({ filters })}
          />
        </Suspense>
      )}
      {hasError && rows.count > 0 && (
        <div data-slot="status" role="status">
          <p>{error ?? labels.failed}</p>
          <Button size="small" variant="text" onClick={retry}>
            {labels.retry}
          </Button>
        </div>
      )}
      {rows.outdatedSince !== null && (
        <div data-slot="status" role="status">
          <p>{labels.notUpdated(timeOf(rows.outdatedSince))}</p>
          <Button size="small" variant="text" onClick={() => rows.store?.retry()}>
            {labels.retry}
          </Button>
        </div>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it is a grid or a treegrid */}
      <div
        ref={viewport}
        role={state.group.length > 0 ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={rows.isCounted ? lineCount : -1}
        aria-colcount={all.length}
        aria-multiselectable={hasSelection || undefined}
        tabIndex={rows.count === 0 ? -1 : undefined}
        aria-busy={loading || rows.isBusy || undefined}
        data-slot="viewport"
        style={isMeasured ? style : undefined}
        onKeyDown={handlers.onKeyDown}
        onMouseDown={handlers.onMouseDown}
        onClick={handlers.onClick}
        onFocus={handlers.onFocus}
        onPointerDown={drag.onPointerDown}
        onDoubleClick={(event) => {
          drag.onDoubleClick(event);
          handlers.onDoubleClick(event);
        }}
      >
        <GridHead
          columns={mounted}
          sort={state.sort}
          labels={labels}
          active={cells.active.line < 0 ? cells.column : -1}
          selected={selection.extent}
          panelId={panelId}
          menu={panel?.kind === 'column' ? panel.column : undefined}
          isMeasured={isMeasured}
        />
        <GridBody
          rows={rows}
          controls={controls}
          geometry={geometry}
          view={view}
          expandedLines={expandedLines}
          isSelected={selection.isSelected}
          isExpanded={(key) => expandedSet.has(key)}
          isCollapsed={(path) => collapsed.has(path)}
          textOfGroup={textOfGroup}
          activeLine={cells.active.line}
          activeColumn={cells.column}
          range={cells.range}
          editing={editing}
          isMeasured={isMeasured}
          isPrinted={isPrinted}
        />
        {(isLoading || isEmpty || (hasError && rows.count === 0)) && (
          <GridPlaceholderText
            columns={mounted}
            isLoading={isLoading && !hasError}
            hasError={hasError}
            error={error}
            isFiltered={isFiltered}
            empty={empty}
            labels={labels}
            onRetry={!hasOwnError && rows.store ? retry : onRetry}
            onClear={() => change({ filters: [], search: '' })}
          />
        )}
        {!isList && rows.count > 0 && (
          <GridFoot columns={mounted} rows={rows} rowIndex={lineCount} isMeasured={isMeasured} />
        )}
      </div>
      {(selected > 0 || progress || (isPrinted && rows.count > mostPrinted)) && !(bulkActions && !progress) && (
        <div data-slot="status">
          {selected > 0 && <p>{labels.selected(number(selected))}</p>}
          {progress && (
            <>
              <p role="status">{progress.text}</p>
              <Button size="small" variant="text" onClick={progress.cancel}>
                {labels.cancel}
              </Button>
            </>
          )}
          {isPrinted && rows.count > mostPrinted && <p>{labels.printed(number(mostPrinted), number(rows.count))}</p>}
        </div>
      )}
      {isMeasured && bulkActions && selected > 0 && (
        <Suspense fallback={null}>
          <BulkActionBar
            count={selected}
            total={rows.isCounted ? rows.matching : undefined}
            silent
            labels={{
              region: labels.bulkActions,
              clear: labels.clearSelection,
              selected: (n) => labels.selected(number(n)),
              selectAll: labels.selectAllOf,
            }}
            onClear={clear}
            onSelectAll={selection.selectAll}
          >
            {bulkActions(selection.selection, clear)}
          </BulkActionBar>
        </Suspense>
      )}
      {isMeasured && <WholeText viewport={viewport} />}
      {panel && <GridPanel grid={panelContext} panel={panel} onClose={closePanel} />}
      <VisuallyHidden as="output">
        {(loading || rows.isBusy) && <Delayed>{isLoading ? labels.loading : labels.working}</Delayed>}
      </VisuallyHidden>
    </Root>
  );
}

/**
 * Rows of data to sort, filter, compare, select and edit: up to hundreds of thousands from an array, or any number from a
 * server. Only the rows in view are mounted; every row is one element with its cells in visual order, so that screen
 * readers announce the right row and column. One tab stop; see the keyboard table. `data-part="data-grid"`, with
 * `data-density`, `data-list` and `data-outdated`; `data-slot` toolbar, applied, viewport, head, canvas, row, group,
 * detail, foot, status. Source: WAI-ARIA APG, grid and treegrid patterns; specification, section 9 (row height).
 */
export const DataGrid = memo(DataGridOf) as typeof DataGridOf;
