import type { MatchReadiness } from '@attesta/domain/matching/readiness';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns a function that says what a match of a device returns or how many answers are missing for it. */
export function useReadinessText() {
  const { t } = useTranslation('devices');
  return useCallback(
    ({ result, count, isMaximum }: MatchReadiness): string => {
      if (result === 'list') return t('readiness.list');
      if (result === 'no_notified_body_needed') return t('readiness.none');
      return t(isMaximum ? 'readiness.upTo' : 'readiness.missing', { count });
    },
    [t],
  );
}
