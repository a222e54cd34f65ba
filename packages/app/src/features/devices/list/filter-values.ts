import { stages } from '@attesta/domain/devices/vocabulary';
import type { FilterValues } from '@attesta/ui/layout/filter-bar';
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
