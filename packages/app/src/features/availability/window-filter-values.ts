import { intakePools, windowStatuses } from '@attesta/domain/availability/schema';
import { regulations, riskClasses } from '@attesta/domain/classes/class-variant';
import type { FilterValues } from '@attesta/ui/layout/filter-bar';
import type { WindowQuery } from './windows';

/** Returns the applied filters of the filter bar. */
export const filterValuesOf = ({ status, regulation, code, pool, riskClass, past }: WindowQuery): FilterValues => ({
  ...(status && { status: [status] }),
  ...(regulation && { regulation: [regulation] }),
  ...(code && { code: [code] }),
  ...(pool && { pool: [pool] }),
  ...(riskClass && { class: [riskClass] }),
  ...(past && { period: ['past'] }),
});

/** Returns the query with other filters. Keeps the search and the view. */
export const withFilterValues = ({ search, view }: WindowQuery, values: FilterValues): WindowQuery => ({
  search,
  view,
  status: windowStatuses.find((each) => values['status']?.includes(each)) ?? null,
  regulation: regulations.find((each) => values['regulation']?.includes(each)) ?? null,
  code: values['code']?.[0] ?? null,
  pool: intakePools.find((each) => values['pool']?.includes(each)) ?? null,
  riskClass: riskClasses.find((each) => values['class']?.includes(each)) ?? null,
  past: values['period']?.includes('past') ?? false,
});
