import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns functions that express a number of days from today. */
export function useDays() {
  const { t } = useTranslation('dashboards');
  const inDays = useCallback((days: number) => (days === 0 ? t('today') : t('inDays', { count: days })), [t]);
  const ago = useCallback((days: number) => (days === 0 ? t('today') : t('ago', { count: days })), [t]);
  return { inDays, ago };
}
