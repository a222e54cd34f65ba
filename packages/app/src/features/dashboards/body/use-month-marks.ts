import type { MonthOfWindows } from '@attesta/domain/availability/month-state';
import type { MonthMark } from '@attesta/ui/display/month-dial';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';

/** Returns a function that makes the marks of a dial or strip, with the places of each month in words. */
export function useMonthMarks(): (months: readonly MonthOfWindows[]) => MonthMark[] {
  const { t } = useTranslation('dashboards');
  const { number } = useFormats();
  return (months) =>
    months.map(({ month, state, isStale, free, slots }) => ({
      month,
      state,
      stale: isStale,
      ...(slots > 0 && { detail: t('body.places.detail', { free: number(free), places: number(slots) }) }),
    }));
}
