import { nextSort, type TableSort } from '../../display/table/table-sort.js';
import type { TableColumn } from '../../display/table/index.js';
import { limitedWidth, type GridState } from './grid-state.js';

/**
 * Returns the order after a press on a header. With `adds`, the other columns of the order are kept. With `isRequired`,
 * the last column of the order is not removed from it.
 */
export function sortedBy<R>(
  sort: readonly TableSort[],
  column: TableColumn<R>,
  { adds, isRequired }: { adds: boolean; isRequired: boolean },
): readonly TableSort[] {
  const current = sort.find((each) => each.column === column.id) ?? null;
  const next = nextSort(current, column, isRequired && (!adds || sort.length === 1));
  if (!adds) return next ? [next] : [];
  if (!current) return next ? [...sort, next] : sort;
  return sort.flatMap((each) => (each.column === column.id ? (next ? [next] : []) : [each]));
}

/** Pins a column to an edge, or releases it with null. */
export function pinnedTo(pinned: GridState['pinned'], id: string, edge: 'start' | 'end' | null): GridState['pinned'] {
  const without = (ids: readonly string[]) => ids.filter((each) => each !== id);
  return {
    start: edge === 'start' ? [...without(pinned.start), id] : without(pinned.start),
    end: edge === 'end' ? [id, ...without(pinned.end)] : without(pinned.end),
  };
}

/**
 * Moves a column next to another one, which may be at another edge: the column is pinned as that one is. `shown` are the
 * visible columns in display order.
 */
export function movedNextTo(state: GridState, shown: readonly string[], id: string, to: number): GridState {
  const from = shown.indexOf(id);
  const target = shown[to];
  if (from < 0 || target === undefined || from === to) return state;
  const place = (ids: readonly string[]) => {
    const others = ids.filter((each) => each !== id);
    return others.toSpliced(others.indexOf(target) + (to > from ? 1 : 0), 0, id);
  };
  const edge = state.pinned.start.includes(target) ? 'start' : state.pinned.end.includes(target) ? 'end' : null;
  const pinned = pinnedTo(state.pinned, id, null);
  return {
    ...state,
    order: place([...new Set([...state.order, ...shown])]),
    pinned: edge ? { ...pinned, [edge]: place(pinned[edge]) } : pinned,
  };
}

/** Sets the width of a column in rem. */
export const withWidth = (state: GridState, id: string, rem: number): GridState => ({
  ...state,
  widths: { ...state.widths, [id]: limitedWidth(rem) },
});

/** Hides or shows a column. The last visible one cannot be hidden. */
export function withHidden(state: GridState, shown: readonly string[], id: string, isHidden: boolean): GridState {
  if (!isHidden) return { ...state, hidden: state.hidden.filter((each) => each !== id) };
  return shown.length > 1 ? { ...state, hidden: [...state.hidden.filter((each) => each !== id), id] } : state;
}
