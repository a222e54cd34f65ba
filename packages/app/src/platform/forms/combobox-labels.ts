import type { ComboboxProps } from '@attesta/ui/inputs/combobox';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The translated texts inside a combobox. The label of the field is not part of them. */
export function useComboboxLabels(): NonNullable<ComboboxProps['labels']> {
  const { t } = useTranslation('devices');
  return useMemo(
    () => ({
      show: t('combobox.show'),
      clear: t('combobox.clear'),
      chosen: t('combobox.chosen'),
      remove: t('combobox.remove'),
      removed: (label: string) => t('combobox.removed', { label }),
      results: (count: number) => t('combobox.results', { count }),
    }),
    [t],
  );
}
