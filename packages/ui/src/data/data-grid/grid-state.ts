import type { TableColumn, TableSort } from '../../display/table/index.js';
import { conditionsFromSearch, conditionsToSearch } from '../../layout/filter-bar/condition-address.js';
import {
  readConditions,
  type ConditionColumns,
  type FilterCondition,
} from '../../layout/filter-bar/filter-condition.js';
import { isFilterable } from './grid-values.js';

/** Everything that users change about a grid: plain data, to keep in an address, a view or a database. */
export interface GridState {
  /** Ids of the columns in display order. Columns that are not listed follow. */
  order: readonly string[];
  /** Ids of hidden columns. */
  hidden: readonly string[];
  /** Ids of the columns that remain visible at an edge. */
  pinned: { start: readonly string[]; end: readonly string[] };
  /** Widths in rem by column id. */
  widths: Readonly<Record<string, number>>;
  /** The order of the rows, most important column first. */
  sort: readonly TableSort[];
  /** Conditions that all rows meet. */
  filters: readonly FilterCondition[];
  /** Text that one of the columns contains. */
  search: string;
  /** Ids of the columns that group the rows, outermost first. */
  group: readonly string[];
  density: 'comfortable' | 'compact';
}

/** Limits of a column's width in rem. */
const widthLimits = { min: 4, max: 60 } as const;

/** Returns a width within the limits, in steps of a sixteenth rem (1 px at the usual text size). */
export const limitedWidth = (rem: number): number =>
  Math.round(Math.max(widthLimits.min, Math.min(widthLimits.max, rem)) * 16) / 16;

/** Returns the state that the columns describe. */
export const initialGridState = <R>(columns: readonly TableColumn<R>[]): GridState => ({
  order: columns.map(({ id }) => id),
  hidden: columns.filter(({ hidden }) => hidden).map(({ id }) => id),
  pinned: {
    start: columns.filter(({ pin }) => pin === 'start').map(({ id }) => id),
    end: columns.filter(({ pin }) => pin === 'end').map(({ id }) => id),
  },
  widths: {},
  sort: [],
  filters: [],
  search: '',
  group: [],
  density: 'comfortable',
});

/** The kinds of the columns that can be filtered. */
export const conditionColumns = <R>(columns: readonly TableColumn<R>[]): ConditionColumns =>
  Object.fromEntries(columns.filter(isFilterable).map(({ id, type = 'text' }) => [id, type]));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a state that was stored, perhaps by an older version or written by hand. Each field that is not valid, and each
 * entry of a column that no longer exists, falls back to `fallback`; the others are kept. Never throws.
 */
export function readGridState<R>(
  input: unknown,
  columns: readonly TableColumn<R>[],
  fallback: GridState = initialGridState(columns),
): GridState {
  if (!isObject(input)) return fallback;
  const known = new Set(columns.map(({ id }) => id));
  const ids = (value: unknown): string[] | undefined =>
    Array.isArray(value) ? [...new Set(value)].filter((id): id is string => known.has(id as string)) : undefined;
  const pinned = isObject(input['pinned']) ? input['pinned'] : {};
  const start = ids(pinned['start']) ?? fallback.pinned.start;
  const sort = Array.isArray(input['sort'])
    ? input['sort'].filter(
        (each): each is TableSort =>
          isObject(each) &&
          known.has(each['column'] as string) &&
          (each['direction'] === 'ascending' || each['direction'] === 'descending'),
      )
    : undefined;
  const hidden = ids(input['hidden']) ?? fallback.hidden;
  const density = input['density'];
  return {
    order: ids(input['order']) ?? fallback.order,
    hidden: hidden.length < columns.length ? hidden : fallback.hidden,
    pinned: { start, end: (ids(pinned['end']) ?? fallback.pinned.end).filter((id) => !start.includes(id)) },
    widths: isObject(input['widths'])
      ? Object.fromEntries(
          Object.entries(input['widths'])
            .filter((entry): entry is [string, number] => known.has(entry[0]) && Number.isFinite(entry[1]))
            .map(([id, width]) => [id, limitedWidth(width)]),
        )
      : fallback.widths,
    sort: sort
      ? sort
          .filter(({ column }, index) => sort.findIndex((each) => each.column === column) === index)
          .map(({ column, direction }) => ({ column, direction }))
      : fallback.sort,
    filters: Array.isArray(input['filters'])
      ? readConditions(input['filters'], conditionColumns(columns))
      : fallback.filters,
    search: typeof input['search'] === 'string' ? input['search'].slice(0, 200) : fallback.search,
    group: ids(input['group'])?.filter((id) => columns.find((column) => column.id === id)?.groupable) ?? fallback.group,
    density: density === 'compact' || density === 'comfortable' ? density : fallback.density,
  };
}

const list = (ids: readonly string[]) => ids.map(encodeURIComponent).join(',');
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns what differs from `initial` as the query of an address, such as `sort=-received&search=pump`. Other entries
 * of the query are not part of it.
 */
export function gridStateToSearch(state: GridState, initial: GridState): URLSearchParams {
  const search = new URLSearchParams();
  const put = (name: keyof GridState, text: string) => {
    if (!same(state[name], initial[name])) search.set(name, text);
  };
  put('search', state.search);
  put('sort', list(state.sort.map(({ column, direction }) => (direction === 'descending' ? `-${column}` : column))));
  put('group', list(state.group));
  put('order', list(state.order));
  put('hidden', list(state.hidden));
  put('pinned', `${list(state.pinned.start)};${list(state.pinned.end)}`);
  put(
    'widths',
    Object.entries(state.widths)
      .map(([id, width]) => `${encodeURIComponent(id)}:${width}`)
      .join(','),
  );
  put('density', state.density);
  if (!same(state.filters, initial.filters)) {
    const filters = conditionsToSearch(state.filters);
    if (filters.length === 0) search.set('filter', '');
    for (const [name, value] of filters) search.append(name, value);
  }
  return search;
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
const items = (text: string) => (text === '' ? [] : text.split(',').map(decoded));

/** Reads a state from the query of an address. Entries that are missing or not valid are those of `initial`. */
export function gridStateFromSearch<R>(
  search: URLSearchParams,
  columns: readonly TableColumn<R>[],
  initial: GridState = initialGridState(columns),
): GridState {
  const read = <T>(name: string, parse: (text: string) => T): T | undefined => {
    const text = search.get(name);
    return text === null ? undefined : parse(text);
  };
  const known = new Set(columns.map(({ id }) => id));
  return readGridState(
    {
      search: read('search', String),
      sort: read('sort', (text) =>
        items(text).map((entry) =>
          entry.startsWith('-') && !known.has(entry)
            ? { column: entry.slice(1), direction: 'descending' }
            : { column: entry, direction: 'ascending' },
        ),
      ),
      group: read('group', items),
      order: read('order', items),
      hidden: read('hidden', items),
      pinned: read('pinned', (text) => {
        const [start = '', end = ''] = text.split(';');
        return { start: items(start), end: items(end) };
      }),
      widths: read('widths', (text) =>
        Object.fromEntries(
          (text === '' ? [] : text.split(',')).map((entry) => {
            const at = entry.lastIndexOf(':');
            return [decoded(entry.slice(0, at)), Number(entry.slice(at + 1))];
          }),
        ),
      ),
      density: read('density', String),
      filters: search.has('filter') ? conditionsFromSearch(search, conditionColumns(columns)) : undefined,
    },
    columns,
    initial,
  );
}
