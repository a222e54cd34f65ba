'use client';
import { useEffect, useMemo, useState, useSyncExternalStore, type Key, type ReactNode } from 'react';
import type { TableColumn } from '../../display/table/index.js';
import { BlockStore, type GridSource } from './block-store.js';
import { deriveOrder } from './derive-order.js';
import { groupLines, type GroupedLines, type RowGroup } from './grid-lines.js';
import type { GridState } from './grid-state.js';
import { runAtOnce, runInSlices, type Sliced } from './slices.js';

/** What a line of a grid shows. */
export type GridLine<R> =
  | { kind: 'row'; row: R; key: Key }
  | { kind: 'group'; group: RowGroup }
  | { kind: 'loading' }
  | { kind: 'failed' };

/** The lines of a grid: rows of the caller or of a server, and headers of groups. */
export interface GridRows<R> {
  /** Number of lines. */
  count: number;
  /** Number of rows that meet the query, and of all rows if it is known. */
  matching: number;
  total: number | undefined;
  /** Whether the number of rows is final. A sequential source does not know it until the last page. */
  isCounted: boolean;
  lineAt: (index: number) => GridLine<R>;
  /** Returns the line of a row; -1 if it has none or is not loaded. */
  lineOf: (key: Key) => number;
  /** The rows that meet the query in their order; null with a server. */
  matchingRows: (() => readonly R[]) | null;
  totals: Readonly<Record<string, ReactNode>> | undefined;
  /** Whether the lines are about to change: rows are sorted, filtered or loaded. */
  isBusy: boolean;
  hasFailed: boolean;
  /** Time in ms at which the shown rows were loaded, if they could not be updated. */
  outdatedSince: number | null;
  store: BlockStore<R> | undefined;
}

interface RowsOptions<R> {
  rows: readonly R[] | undefined;
  source: GridSource<R> | undefined;
  columns: readonly TableColumn<R>[];
  rowKey: (row: R) => Key;
  state: GridState;
  locale: string;
  /** Paths of collapsed groups. */
  collapsed: ReadonlySet<string>;
  /** Rows with values that are being saved. */
  edited: ReadonlyMap<Key, R>;
}

interface Derived<R> {
  /** The rows that the indexes refer to. */
  rows: readonly R[];
  order: Int32Array | null;
  grouped: GroupedLines | null;
}

/** Up to this number of rows, deriving takes less than a frame and is not deferred. */
const derivedAtOnce = 2000;

const noRows: readonly never[] = [];

function* derive<R>({ columns, state, locale, collapsed }: RowsOptions<R>, rows: readonly R[]): Sliced<Derived<R>> {
  const order = yield* deriveOrder(rows, columns, state, locale);
  const groupColumns = state.group.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  if (groupColumns.length === 0) return { rows, order, grouped: null };
  const grouped = yield* groupLines(rows, order ?? Int32Array.from(rows.keys()), groupColumns, collapsed);
  return { rows, order, grouped };
}

function useClientRows<R>(options: RowsOptions<R>): Derived<R> & { isPending: boolean } {
  const rows = options.rows ?? (noRows as readonly R[]);
  const { columns, locale, collapsed } = options;
  const { sort, filters, search, group } = options.state;
  const work = useMemo(
    () => () =>
      derive(
        { ...options, columns, locale, collapsed, state: { ...options.state, sort, filters, search, group } },
        rows,
      ),
    // eslint-disable-next-line react/exhaustive-deps -- only what decides the lines; another width must not derive again
    [rows, columns, locale, collapsed, sort, filters, search, group],
  );
  const isTrivial =
    rows.length <= derivedAtOnce ||
    (sort.length === 0 && filters.length === 0 && search.trim() === '' && group.length === 0);
  const atOnce = useMemo(() => (isTrivial ? runAtOnce(work()) : null), [isTrivial, work]);
  const [later, setLater] = useState<{ work: typeof work; derived: Derived<R> } | null>(null);
  useEffect(() => {
    if (atOnce) return;
    const abort = new AbortController();
    void runInSlices(work(), abort.signal).then((derived) => derived && setLater({ work, derived }));
    return () => abort.abort();
  }, [atOnce, work]);
  const [last, setLast] = useState<Derived<R> | null>(atOnce);
  const current = atOnce ?? (later?.work === work ? later.derived : null);
  // The lines before remain visible while new ones are derived.
  if (current && current !== last) setLast(current);
  return { ...(current ?? last ?? { rows, order: new Int32Array(0), grouped: null }), isPending: !current };
}

const unchanging = () => () => undefined;
const zero = () => 0;

/** Returns the lines of a grid, derived from the rows of the caller or loaded from a server. */
export function useGridRows<R>(options: RowsOptions<R>): GridRows<R> {
  const { source, rowKey, state, edited } = options;
  const { sort, filters, search, group } = state;
  const client = useClientRows(options);
  const store = useMemo(
    () => source && new BlockStore(source, { sort, filters, search: search.trim(), group }, rowKey),
    [source, sort, filters, search, group, rowKey],
  );
  const version = useSyncExternalStore(store?.subscribe ?? unchanging, store?.version ?? zero, zero);
  // The rows of the query before remain visible until the first page of the new one arrives.
  const [lastStore, setLastStore] = useState(store);
  if (store && store !== lastStore && (store.total !== null || store.hasFailed)) setLastStore(store);
  const shown = store && store.total === null && !store.hasFailed ? (lastStore ?? store) : store;
  return useMemo<GridRows<R>>(() => {
    const lineOfRow = (row: R): GridLine<R> => {
      const key = rowKey(row);
      return { kind: 'row', key, row: edited.get(key) ?? row };
    };
    if (store && shown) {
      return {
        count: shown.count,
        matching: shown.total ?? 0,
        total: undefined,
        isCounted: !source?.sequential || shown.isComplete,
        lineAt: (index) => {
          const row = shown.rowAt(index);
          return row === undefined
            ? { kind: shown.stateAt(index) === 'failed' ? 'failed' : 'loading' }
            : lineOfRow(row);
        },
        lineOf: (key) => shown.lineOf(key),
        matchingRows: null,
        totals: shown.totals,
        isBusy: store.total === null && !store.hasFailed,
        hasFailed: store.hasFailed,
        outdatedSince: shown.isOutdated ? shown.loadedAt : null,
        store,
      };
    }
    const { rows, order, grouped, isPending } = client;
    const rowIndex = (line: number) =>
      grouped ? (grouped.lines[line] as number) : order ? (order[line] as number) : line;
    const count = grouped ? grouped.lines.length : order ? order.length : rows.length;
    return {
      count,
      matching: order ? order.length : rows.length,
      total: rows.length,
      isCounted: true,
      lineAt: (line) => {
        const index = rowIndex(line);
        const group = index < 0 ? grouped?.groups[-1 - index] : undefined;
        return group ? { kind: 'group', group } : lineOfRow(rows[index] as R);
      },
      lineOf: (key) => {
        for (let line = 0; line < count; line++) {
          const index = rowIndex(line);
          if (index >= 0 && rowKey(rows[index] as R) === key) return line;
        }
        return -1;
      },
      matchingRows: () => {
        const current = (row: R) => (edited.size > 0 ? (edited.get(rowKey(row)) ?? row) : row);
        return order ? Array.from(order, (index) => current(rows[index] as R)) : rows.map(current);
      },
      totals: undefined,
      isBusy: isPending,
      hasFailed: false,
      outdatedSince: null,
      store: undefined,
    };
    // eslint-disable-next-line react/exhaustive-deps -- `version` represents the content of the store
  }, [store, shown, version, client.rows, client.order, client.grouped, client.isPending, rowKey, edited, source]);
}
