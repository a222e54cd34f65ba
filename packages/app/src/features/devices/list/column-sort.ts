import { isDescending, sortKeyOf, type DeviceSort, type DeviceSortKey } from '@attesta/domain/devices/order';
import type { TableSort } from '@attesta/ui/display/table';
import { firstPage, type ListQuery } from './list-query';

/** Returns an order as a column and a direction. The columns have the ids of the sort keys. */
export const columnSortOf = (sort: DeviceSort): TableSort => ({
  column: sortKeyOf(sort),
  direction: isDescending(sort) ? 'descending' : 'ascending',
});

/** Returns the first page of the query in another order. Keeps the search and the filters. */
export function withColumnSort(query: ListQuery, { column, direction }: TableSort): ListQuery {
  const key = column as DeviceSortKey;
  return { ...query, ...firstPage, sort: direction === 'descending' ? `-${key}` : key };
}
