import type { CSSProperties } from 'react';
import type { TableColumn } from '../../display/table/index.js';
import type { IndexRange } from '../../foundation/virtual/row-window.js';
import { textOf } from '../../foundation/compose.js';
import type { GridState } from './grid-state.js';

/** What a column shows: a value, or the controls of a row. */
export type ColumnKind = 'value' | 'select' | 'detail' | 'actions';

/** A visible column of a grid. */
export interface GridColumn<R> {
  kind: ColumnKind;
  /** Id of the column; for controls, its kind with a leading `#`. */
  id: string;
  /** `aria-colindex`, from 1. */
  index: number;
  /** The header as text. Empty for controls. */
  header: string;
  isRowHeader: boolean;
  pin: 'start' | 'end' | undefined;
  /** Set on the pinned column beside those that scroll. */
  edge: 'start' | 'end' | undefined;
  /** Width in rem; the minimum width of a column that grows. */
  width: number;
  /** Share of the remaining width; 0 for a column that does not grow. */
  grow: number;
  /** Styles of every cell of the column, always the same object. */
  style: CSSProperties | undefined;
  /** Place of a value in the second line of the list view. */
  place?: 1 | 2 | undefined;
  /** The definition; undefined for controls. */
  column: TableColumn<R> | undefined;
}

/** Widths in rem. */
const controlWidths = { select: 3, detail: 2.75 } as const;
const defaultWidth = 11;
const narrowest = 6;

/** Above this number only the columns in view are mounted. */
export const mostMounted = 50;

interface ColumnOptions {
  hasSelection: boolean;
  hasDetail: boolean;
  /** Width of the actions in rem; undefined without actions. */
  actionsWidth: number | undefined;
}

/** Returns the columns that are not hidden in display order: pinned at the start, not pinned, pinned at the end. */
export function shownColumns<R>(columns: readonly TableColumn<R>[], state: GridState): TableColumn<R>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ids = [...new Set([...state.order, ...byId.keys()])].filter((id) => byId.has(id) && !state.hidden.includes(id));
  const { start, end } = state.pinned;
  return [
    ...start.filter((id) => ids.includes(id)),
    ...ids.filter((id) => !start.includes(id) && !end.includes(id)),
    ...end.filter((id) => ids.includes(id) && !start.includes(id)),
  ].flatMap((id) => byId.get(id) ?? []);
}

function widthOf<R>(column: TableColumn<R>, state: GridState, isFixed: boolean): { width: number; grow: number } {
  const own = state.widths[column.id];
  if (own !== undefined) return { width: own, grow: 0 };
  if (column.width?.endsWith('px')) return { width: Number.parseFloat(column.width) / 16, grow: 0 };
  if (isFixed) return { width: defaultWidth, grow: 0 };
  const share = column.width ? Number.parseFloat(column.width) : 20;
  return { width: narrowest + Math.min(6, share / 10), grow: share };
}

/**
 * Returns the visible columns with their widths and positions. A pinned column has a fixed width, because the next one
 * is placed beside it. The last one at the start can have a width in percent.
 */
export function gridColumns<R>(
  columns: readonly TableColumn<R>[],
  state: GridState,
  { hasSelection, hasDetail, actionsWidth }: ColumnOptions,
): GridColumn<R>[] {
  const shown = shownColumns(columns, state);
  const isPinnedAtStart = ({ id }: TableColumn<R>) => state.pinned.start.includes(id);
  const pinOf = ({ id }: TableColumn<R>) =>
    state.pinned.start.includes(id) ? ('start' as const) : state.pinned.end.includes(id) ? ('end' as const) : undefined;
  const header = shown.find(({ rowHeader }) => rowHeader) ?? shown[0];
  const isMany = shown.length > mostMounted;
  const hasPin = shown.some(isPinnedAtStart);
  // No other column is placed beside it.
  const canGrow = (column: TableColumn<R>) => column.width !== undefined && column === shown.findLast(isPinnedAtStart);
  const control = (kind: 'select' | 'detail' | 'actions', width: number, pin: 'start' | 'end' | undefined) => ({
    kind,
    id: `#${kind}`,
    header: '',
    isRowHeader: false,
    pin,
    width,
    grow: 0,
    column: undefined,
  });
  const all = [
    ...(hasSelection ? [control('select', controlWidths.select, hasPin ? 'start' : undefined)] : []),
    ...(hasDetail ? [control('detail', controlWidths.detail, hasPin ? 'start' : undefined)] : []),
    ...shown.map((column) => ({
      kind: 'value' as const,
      id: column.id,
      header: textOf(column.header),
      isRowHeader: column === header,
      pin: pinOf(column),
      ...widthOf(column, state, isMany || (pinOf(column) !== undefined && !canGrow(column))),
      column,
    })),
    ...(actionsWidth === undefined ? [] : [control('actions', actionsWidth, 'end' as const)]),
  ];
  // If no column grows, the last one that is not pinned does, so that rows fill the grid.
  const last = all.findLast(({ kind, pin }) => kind === 'value' && !pin);
  const grows = isMany || all.some(({ grow }) => grow > 0) ? undefined : last;
  let before = 0;
  const starts = all.map(({ pin, width }) => (pin === 'start' ? (before += width) - width : 0));
  let after = 0;
  const ends = all
    .toReversed()
    .map(({ pin, width }) => (pin === 'end' ? (after += width) - width : 0))
    .toReversed();
  return all.map((each, index) => ({
    ...each,
    grow: each === grows ? 1 : each.grow,
    index: index + 1,
    edge:
      each.pin === 'start' && all[index + 1]?.pin !== 'start'
        ? ('start' as const)
        : each.pin === 'end' && all[index - 1]?.pin !== 'end'
          ? ('end' as const)
          : undefined,
    style: {
      ...(isMany && { gridColumn: index + 1 }),
      ...(each.pin === 'start' && { insetInlineStart: `${starts[index]}rem` }),
      ...(each.pin === 'end' && { insetInlineEnd: `${ends[index]}rem` }),
    },
  }));
}

/** Returns the columns of the list view: controls, the row header and two values. */
export function listColumns<R>(columns: readonly GridColumn<R>[]): readonly GridColumn<R>[] {
  const values = columns.filter(({ kind, isRowHeader }) => kind === 'value' && !isRowHeader);
  const chosen = values.filter(({ column }) => column?.inList);
  const shown = (chosen.length > 0 ? chosen : values).slice(0, 2);
  return columns
    .filter((each) => each.kind !== 'value' || each.isRowHeader || shown.includes(each))
    .map((each) => {
      const at = shown.indexOf(each);
      return {
        ...each,
        pin: undefined,
        edge: undefined,
        style: undefined,
        place: at < 0 ? undefined : at === 0 ? 1 : 2,
      };
    });
}

/** Returns the tracks of a row for `grid-template-columns`. */
export const columnTracks = <R>(columns: readonly GridColumn<R>[]): string =>
  columns.map(({ width, grow }) => (grow > 0 ? `minmax(${width}rem, ${grow}fr)` : `${width}rem`)).join(' ');

/** Returns the width in rem of all columns, or of those pinned to an edge. */
export const widthOfAll = <R>(columns: readonly GridColumn<R>[], pin?: 'start' | 'end'): number =>
  columns.reduce((sum, column) => (pin === undefined || column.pin === pin ? sum + column.width : sum), 0);

/** Returns the columns between `left` and `left + view`, in rem from the first column, with two more on both sides. */
export function columnsInView<R>(columns: readonly GridColumn<R>[], left: number, view: number): IndexRange {
  let end = 0;
  let from = columns.length;
  let to = 0;
  for (const [index, { width }] of columns.entries()) {
    const start = end;
    end += width;
    if (end <= left || start >= left + view) continue;
    from = Math.min(from, index);
    to = index + 1;
  }
  return { from: Math.max(0, from - 2), to: Math.min(columns.length, to + 2) };
}

/** Returns the columns to mount: all up to 50, otherwise those in view, pinned ones, the row header and the focused one. */
export const mountedColumns = <R>(
  columns: readonly GridColumn<R>[],
  { from, to }: IndexRange,
  focused: number,
): readonly GridColumn<R>[] =>
  columns.length <= mostMounted
    ? columns
    : columns.filter(
        ({ pin, isRowHeader, kind }, index) =>
          (index >= from && index < to) || pin || isRowHeader || kind !== 'value' || index === focused,
      );
