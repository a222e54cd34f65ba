import { todayInBrussels, type CalendarDate } from '@attesta/domain/values/dates';
import { useSyncExternalStore } from 'react';

const media = () => window.matchMedia('print');

const subscribe = (onChange: () => void) => {
  const query = media();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

const printDay = () => (media().matches ? todayInBrussels(new Date()) : null);

/** Today while the page is printed or shown in the print preview, else null. For content that differs on paper. */
export const usePrintDay = (): CalendarDate | null => useSyncExternalStore(subscribe, printDay);
