import { stages } from '@attesta/domain/devices/vocabulary';
import { FilterBar } from '@attesta/ui/layout/filter-bar';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchText } from '../../../platform/forms/use-search-text';
import { filterValuesOf, withFilterValues } from './filter-values';
import { firstPage, type ListQuery } from './list-query';

interface ListFiltersProps {
  query: ListQuery;
  /** Number of devices that match; undefined while none are loaded. */
  count: number | undefined;
  onChange: (query: ListQuery) => void;
}

/** Search and filters of the device list, and the number of devices. The page stores them in the URL. */
export function ListFilters({ query, count, onChange }: ListFiltersProps) {
  const { t } = useTranslation('devices');
  const onSearch = useCallback((search: string) => onChange({ ...query, ...firstPage, search }), [query, onChange]);
  const [typed, setTyped] = useSearchText(query.search, onSearch);
  const labels = useMemo(
    () => ({
      search: t('list.search'),
      results: (total: number) => t('list.count', { count: total }),
      show: (total: number | undefined) => t('list.show', { count: total ?? 0 }),
    }),
    [t],
  );
  const filters = useMemo(
    () => [
      {
        id: 'stage',
        label: t('list.stage'),
        options: stages.map((stage) => ({ value: stage, label: t(`stages.${stage}`) })),
        single: true,
      },
      {
        id: 'state',
        label: t('list.state.label'),
        options: [{ value: 'archived', label: t('list.state.archived') }],
      },
    ],
    [t],
  );
  return (
    <FilterBar
      label={t('list.filters')}
      filters={filters}
      values={filterValuesOf(query)}
      onValuesChange={(values) => onChange(withFilterValues(query, values))}
      query={typed}
      onQueryChange={setTyped}
      count={count}
      labels={labels}
    />
  );
}
