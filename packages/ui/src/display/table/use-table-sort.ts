'use client';
import { useMemo, type RefObject } from 'react';
import { useControlled } from '../../foundation/use-controlled.js';
import type { TableLabels } from './table-labels.js';
import type { TableProps } from './table-props.js';
import { sortRows, type TableSort } from './table-sort.js';
import { useAnnouncedChange } from './use-announced-change.js';

interface SortOptions<R> extends Pick<
  TableProps<R>,
  'columns' | 'rows' | 'sort' | 'defaultSort' | 'onSortChange' | 'locale'
> {
  /** The headers as text. */
  headers: readonly string[];
  labels: TableLabels;
  root: RefObject<Element | null>;
}

/** Returns the order of a table, its setter and the sorted rows, and announces changes of the order. */
export function useTableSort<R>({
  columns,
  rows,
  sort: given,
  defaultSort = null,
  onSortChange,
  locale = 'en',
  headers,
  labels,
  root,
}: SortOptions<R>) {
  const [sort, setSort] = useControlled<TableSort | null, []>(given, defaultSort, onSortChange);
  const index = columns.findIndex(({ id }) => id === sort?.column);
  const direction = index < 0 ? undefined : sort?.direction;
  const sortBy = columns[index]?.sortBy;
  const sorted = useMemo(
    () => (sortBy && direction ? sortRows(rows, sortBy, direction, locale) : rows),
    [rows, sortBy, direction, locale],
  );
  useAnnouncedChange(
    direction ? `${index} ${direction}` : '',
    direction ? labels.sorted(headers[index] ?? '', direction) : labels.unsorted,
    root,
  );
  return [sort, setSort, sorted] as const;
}
