import type { FileFieldLabels } from '@attesta/ui/inputs/file-field';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';

const megabyte = 1_000_000;

/** The texts of a field for one picture. */
export function usePictureLabels(): FileFieldLabels {
  const { t } = useTranslation('account');
  const { number } = useFormats();
  return useMemo(() => {
    const size = (bytes: number) =>
      number(Math.max(bytes, megabyte / 10) / megabyte, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
    return {
      choose: t('pictures.choose'),
      drop: t('pictures.drop'),
      files: t('pictures.chosen'),
      remove: (name) => t('pictures.dismiss', { name }),
      size,
      empty: t('pictures.empty'),
      tooLarge: (max) => t('pictures.tooLarge', { max }),
      notAccepted: () => t('pictures.notAccepted'),
      contentMismatch: t('pictures.contentMismatch'),
      announceAdded: (added) => (added > 0 ? t('pictures.added') : t('pictures.refused')),
      announceRemoved: (name) => t('pictures.dismissed', { name }),
    };
  }, [t, number]);
}
