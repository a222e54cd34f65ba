import type { CalendarDate } from '@attesta/domain/values/dates';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';

/** Returns a function that says when the next place is free. */
export function useNextFree(today: CalendarDate): (day: CalendarDate | null) => string {
  const { t } = useTranslation('availability');
  const { date } = useFormats();
  return useCallback(
    (day) => {
      if (day === null) return t('edit.noneFree');
      return day <= today ? t('edit.freeNow') : t('edit.nextFree', { date: date(day) });
    },
    [t, date, today],
  );
}
