import type { FilterBarProps } from '@attesta/ui/layout/filter-bar';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The translated texts inside a filter bar that do not depend on the list. */
export function useFilterLabels(): NonNullable<FilterBarProps['labels']> {
  const { t } = useTranslation('filters');
  return useMemo(
    () => ({
      clearSearch: t('clearSearch'),
      filters: t('filters'),
      applied: (count: number) => t('applied', { count }),
      appliedFilters: t('appliedFilters'),
      filterValue: (filter: string, option: string) => t('value', { filter, option }),
      remove: t('remove'),
      clearAll: t('clearAll'),
      any: t('any'),
      close: t('close'),
    }),
    [t],
  );
}
