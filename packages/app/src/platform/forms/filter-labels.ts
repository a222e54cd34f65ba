import type { FilterBarProps } from '@attesta/ui/layout/filter-bar';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The translated texts inside a filter bar that do not depend on the list. They are in the small bundle of Codes
 * Availability, because every further bundle enlarges the first page.
 */
export function useFilterLabels(): NonNullable<FilterBarProps['labels']> {
  const { t } = useTranslation('availability');
  return useMemo(
    () => ({
      clearSearch: t('filterBar.clearSearch'),
      filters: t('filterBar.filters'),
      applied: (count: number) => t('filterBar.applied', { count }),
      appliedFilters: t('filterBar.appliedFilters'),
      filterValue: (filter: string, option: string) => t('filterBar.value', { filter, option }),
      remove: t('filterBar.remove'),
      clearAll: t('filterBar.clearAll'),
      any: t('filterBar.any'),
      close: t('filterBar.close'),
    }),
    [t],
  );
}
