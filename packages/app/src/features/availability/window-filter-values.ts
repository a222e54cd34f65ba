import { windowStatuses } from '@attesta/domain/availability/schema';
import { regulations } from '@attesta/domain/classes/class-variant';
import type { FilterValues } from '@attesta/ui/layout/filter-bar';
import type { WindowQuery } from './windows';

/** Returns the applied filters of the filter bar. */
export const filterValuesOf = ({ status, regulation, code, past }: WindowQuery): FilterValues => ({
  ...(status && { status: [status] }),
  ...(regulation && { regulation: [regulation] }),
  ...(code && { code: [code] }),
  ...(past && { period: ['past'] }),
});

/** Returns the query with other filters. Keeps the search and the view. */
export const withFilterValues = ({ search, view }: WindowQuery, values: FilterValues): WindowQuery => ({
  search,
  view,
  status: windowStatuses.find((each) => values['status']?.includes(each)) ?? null,
  regulation: regulations.find((each) => values['regulation']?.includes(each)) ?? null,
  code: values['code']?.[0] ?? null,
  past: values['period']?.includes('past') ?? false,
});
