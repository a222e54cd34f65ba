import type { SortValue, TableColumn, TableSort } from '../../display/table/index.js';
import { fold } from '../../foundation/listbox/fold.js';
import { meetsCondition, type FilterCondition } from '../../layout/filter-bar/filter-condition.js';
import { textIn, valueOf } from './grid-values.js';
import type { Sliced } from './slices.js';
import { sortIndexes, sortKeysOf, type OrderKey, type SortKeys } from './sort-order.js';

/** What decides which rows are shown in which order. */
export interface RowQuery {
  sort: readonly TableSort[];
  filters: readonly FilterCondition[];
  search: string;
}

/** Number of rows that are tested between two points at which the computation can be interrupted. */
const stride = 50;

/** The sort keys of columns, computed once for the same rows. */
const keysByRows = new WeakMap<readonly unknown[], Map<string, SortKeys>>();

function* keysOf<R>(rows: readonly R[], column: TableColumn<R>, locale: string): Sliced<SortKeys> {
  const known = keysByRows.get(rows) ?? new Map<string, SortKeys>();
  keysByRows.set(rows, known);
  const name = `${locale} ${column.id}`;
  const existing = known.get(name);
  if (existing) return existing;
  const value = column.sortBy ?? ((row: R) => valueOf(column, row) as SortValue);
  const keys = yield* sortKeysOf(rows, value, locale);
  known.set(name, keys);
  return keys;
}

/**
 * Returns the indexes of the rows that meet the query, in its order; null if these are all rows in their own order. No
 * object is created for a row.
 */
export function* deriveOrder<R>(
  rows: readonly R[],
  columns: readonly TableColumn<R>[],
  { sort, filters, search }: RowQuery,
  locale: string,
): Sliced<Int32Array | null> {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const conditions = filters.flatMap((condition) => {
    const column = byId.get(condition.column);
    return column ? [{ column, condition }] : [];
  });
  const needle = fold(search.trim());
  const searched = columns.filter(({ hideHeader }) => !hideHeader);
  let indexes: Int32Array | null = null;
  if (conditions.length > 0 || needle) {
    const found = new Int32Array(rows.length);
    let count = 0;
    for (const [index, row] of rows.entries()) {
      const isFound =
        conditions.every(({ column, condition }) => meetsCondition(condition, valueOf(column, row))) &&
        (!needle || searched.some((column) => fold(textIn(column, row)).includes(needle)));
      if (isFound) found[count++] = index;
      if (index % stride === 0) yield;
    }
    indexes = found.slice(0, count);
  }
  const order: OrderKey[] = [];
  for (const { column: id, direction } of sort) {
    const column = byId.get(id);
    if (column) order.push({ keys: yield* keysOf(rows, column, locale), direction });
  }
  if (order.length === 0) return indexes;
  return yield* sortIndexes(indexes ?? Int32Array.from(rows.keys()), order);
}
