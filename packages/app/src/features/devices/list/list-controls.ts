import { isDescending, sortKeyOf, type DeviceSort, type DeviceSortKey } from '@attesta/domain/devices/order';
import type { TableSort } from '@attesta/ui/display/table';
import type { FilterValues } from '@attesta/ui/layout/filter-bar';
import { stages } from '@attesta/domain/devices/vocabulary';
import { firstPage, type ListQuery } from './list-query';

/** Returns the applied filters of the filter bar. Current devices are shown without a filter. */
export const filterValuesOf = ({ stage, state }: ListQuery): FilterValues => ({
  ...(stage && { stage: [stage] }),
  ...(state === 'archived' && { state: [state] }),
});

/** Returns the first page of the query with other filters. Keeps the search and the order. */
export function withFilterValues(query: ListQuery, values: FilterValues): ListQuery {
  const stage = stages.find((each) => values['stage']?.includes(each)) ?? null;
  const state = values['state']?.includes('archived') ? 'archived' : 'active';
  return { ...query, ...firstPage, stage, state };
}

/** Returns the order as the table shows it; null for the default order. The columns have the ids of the sort keys. */
export const tableSortOf = (sort: DeviceSort | null): TableSort | null =>
  sort && { column: sortKeyOf(sort), direction: isDescending(sort) ? 'descending' : 'ascending' };

/** Returns the first page of the query in another order. */
export function withTableSort(query: ListQuery, sort: TableSort | null): ListQuery {
  const column = sort?.column as DeviceSortKey;
  return {
    ...query,
    ...firstPage,
    sort: sort && (sort.direction === 'descending' ? `-${column}` : column),
  };
}
