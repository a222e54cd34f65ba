import { intakePools, windowStatuses } from '@attesta/domain/availability/schema';
import { regulations, riskClasses, riskClassesOf } from '@attesta/domain/classes/class-variant';
import { formatCode } from '@attesta/domain/codes/codes';
import { FilterBar } from '@attesta/ui/layout/filter-bar';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchText } from '../../platform/forms/use-search-text';
import { filterValuesOf, withFilterValues } from './window-filter-values';
import type { WindowQuery } from './windows';

interface WindowFiltersProps {
  query: WindowQuery;
  /** Number of windows that match; undefined while not all are loaded. */
  windowCount: number | undefined;
  /** Number of their codes. */
  codeCount: number;
  onChange: (query: WindowQuery) => void;
}

/**
 * Search and filters of the window list, and the number of windows. The page stores them in the URL. The code filter is
 * shown only if the URL contains `code`. Otherwise users search for a code.
 */
export function WindowFilters({ query, windowCount, codeCount, onChange }: WindowFiltersProps) {
  const { t } = useTranslation('availability');
  const onSearch = useCallback((search: string) => onChange({ ...query, search }), [query, onChange]);
  const [typed, setTyped] = useSearchText(query.search, onSearch);
  const { code, regulation } = query;
  const filters = useMemo(
    () => [
      {
        id: 'status',
        label: t('filters.status'),
        options: windowStatuses.map((id) => ({ value: id, label: t(`status.${id}`) })),
        single: true,
      },
      {
        id: 'regulation',
        label: t('filters.regulation'),
        options: regulations.map((id) => ({ value: id, label: id })),
        single: true,
      },
      {
        id: 'pool',
        label: t('columns.pool'),
        options: intakePools.map((id) => ({ value: id, label: t(`pools.${id}`) })),
        single: true,
      },
      {
        id: 'class',
        label: t('filters.class'),
        options: (regulation ? riskClassesOf[regulation] : riskClasses).map((id) => ({ value: id, label: id })),
        single: true,
      },
      { id: 'period', label: t('filters.period'), options: [{ value: 'past', label: t('filters.past') }] },
      ...(code === null
        ? []
        : [
            { id: 'code', label: t('filters.code'), options: [{ value: code, label: formatCode(code) }], single: true },
          ]),
    ],
    [t, code, regulation],
  );
  return (
    <FilterBar
      label={t('title')}
      filters={filters}
      values={filterValuesOf(query)}
      onValuesChange={(values) => onChange(withFilterValues(query, values))}
      query={typed}
      onQueryChange={setTyped}
      count={windowCount}
      labels={{
        search: t('filters.search'),
        results: (count) => t('summary', { windows: t('count', { count }), codes: t('codes', { count: codeCount }) }),
        show: (count) => t('filters.show', { windows: t('count', { count: count ?? 0 }) }),
      }}
    />
  );
}
