import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Month } from './months';

/** Returns a function that formats a month without its year, such as Nov. */
export function useShortMonth(): (month: Month) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(i18n.language === 'en' ? 'en-GB' : i18n.language, {
      month: 'short',
      timeZone: 'UTC',
    });
    return (month) => format.format(Date.parse(month));
  }, [i18n.language]);
}
