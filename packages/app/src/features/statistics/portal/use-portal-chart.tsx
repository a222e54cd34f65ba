import { minimumOrganisations } from '@attesta/domain/statistics/cells';
import type { StatisticsCount } from '@attesta/domain/statistics/figures';
import { Chip } from '@attesta/ui/display/chip';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';

/** Returns the properties that all charts of the portal's own figures share: source, time of the count, demo mark. */
export function usePortalChart({ countedAt, isDemo }: StatisticsCount) {
  const { t } = useTranslation('statistics');
  const { moment } = useFormats();
  return {
    level: 3 as const,
    source: t('portal.source'),
    date: moment(countedAt),
    status: isDemo && <Chip shape="dashed">{t('portal.demo')}</Chip>,
  };
}

/** Returns a function for the reason why a cell has no number. */
export function useHiddenReason() {
  const { t } = useTranslation('statistics');
  const { number } = useFormats();
  return useCallback(
    (state: 'few' | 'withheld' | 'no_start'): string => {
      if (state === 'no_start') return t('portal.nextStart.noStart');
      return state === 'few' ? t('portal.few', { limit: number(minimumOrganisations) }) : t('portal.withheld');
    },
    [t, number],
  );
}

/** Returns a function that names a quarter such as `2027-Q1`. */
export function useQuarter() {
  const { t } = useTranslation('statistics');
  return useCallback((id: string): string => t('portal.quarter', { year: id.slice(0, 4), quarter: id.slice(6) }), [t]);
}
