import { windowStatuses } from '@attesta/domain/availability/schema';
import { regulations } from '@attesta/domain/classes/class-variant';
import { formatCode } from '@attesta/domain/codes/codes';
import { FilterBar } from '@attesta/ui/layout/filter-bar';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilterLabels } from '../../platform/forms/filter-labels';
import { filterValuesOf, windowQueryOf } from './window-filter-values';
import type { WindowQuery } from './windows';

interface WindowFiltersProps {
  query: WindowQuery;
  search: string;
  /** Number of windows that match. */
  windowCount: number;
  /** Number of their codes. */
  codeCount: number;
  onChange: (query: WindowQuery) => void;
  onSearchChange: (search: string) => void;
}

/**
 * Search and filters of the window list, and the number of windows. The page stores the filters in the URL. A single
 * code is a filter only when a link to it was followed; otherwise the search finds it.
 */
export function WindowFilters({ query, search, windowCount, codeCount, onChange, onSearchChange }: WindowFiltersProps) {
  const { t } = useTranslation('availability');
  const shared = useFilterLabels();
  const { code } = query;
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
      { id: 'period', label: t('filters.period'), options: [{ value: 'past', label: t('filters.past') }] },
      ...(code === null
        ? []
        : [
            { id: 'code', label: t('filters.code'), options: [{ value: code, label: formatCode(code) }], single: true },
          ]),
    ],
    [t, code],
  );
  return (
    <FilterBar
      label={t('title')}
      filters={filters}
      values={filterValuesOf(query)}
      onValuesChange={(values) => onChange(windowQueryOf(values))}
      query={search}
      onQueryChange={onSearchChange}
      count={windowCount}
      labels={{
        ...shared,
        search: t('filters.search'),
        results: (count) => t('summary', { windows: t('count', { count }), codes: t('codes', { count: codeCount }) }),
        show: (count) => t('filters.show', { windows: t('count', { count: count ?? 0 }) }),
      }}
    />
  );
}
