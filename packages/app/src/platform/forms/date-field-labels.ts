import type { DateFieldProps } from '@attesta/ui/inputs/date-field';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Locale and translated texts of a date field. */
export function useDateFieldLabels(): Required<Pick<DateFieldProps, 'locale' | 'labels'>> {
  const { t, i18n } = useTranslation('portal');
  return useMemo(
    () => ({
      locale: i18n.language,
      labels: {
        chooseDate: (chosen?: string) => (chosen ? t('date.change', { date: chosen }) : t('date.choose')),
        calendar: t('date.calendar'),
        previousMonth: t('date.previousMonth'),
        nextMonth: t('date.nextMonth'),
        month: t('date.month'),
        year: t('date.year'),
        today: t('date.today'),
        notADate: (example: string) => t('date.notADate', { example }),
        tooEarly: (first: string) => t('date.tooEarly', { date: first }),
        tooLate: (last: string) => t('date.tooLate', { date: last }),
        unavailable: (day: string) => t('date.unavailable', { date: day }),
      },
    }),
    [t, i18n.language],
  );
}
