'use client';
import { useMemo, type RefObject } from 'react';
import { useLocale } from '../../foundation/locale/use-labels.js';
import { useControlled } from '../../foundation/use-controlled.js';
import type { TableLabels } from './table-labels.js';
import type { TableProps } from './table-props.js';
import { sortRows, type TableSort } from './table-sort.js';
import { useAnnouncedChange } from '../../foundation/use-announced-change.js';

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
  locale: givenLocale,
  headers,
  labels,
  root,
}: SortOptions<R>) {
  const locale = useLocale(givenLocale);
  const [sort, setSort] = useControlled<TableSort | null, []>(given, defaultSort, onSortChange);
  const index = columns.findIndex(({ id }) => id === sort?.column);
  const direction = index < 0 ? undefined : sort?.direction;
  const sortBy = columns[index]?.sortBy;
  const sorted = useMemo(
    () => (sortBy && direction ? sortRows(rows, sortBy, direction, locale) : rows),
    [rows, sortBy, direction, locale],
  );
  useAnnouncedChange(direction ? labels.sorted(headers[index] ?? '', direction) : labels.unsorted, {
    value: direction ? `${index} ${direction}` : '',
    root,
    delay: 300,
  });
  return [sort, setSort, sorted] as const;
}
