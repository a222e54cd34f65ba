import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';

const now = () => new Date().toISOString();

/** The day of printing, on paper only. */
export function PrintedDate() {
  const { t } = useTranslation('courses');
  const { day } = useFormats();
  const [printedAt, setPrintedAt] = useState(now);
  // The page may have been open for days.
  useEffect(() => {
    const update = () => flushSync(() => setPrintedAt(now()));
    addEventListener('beforeprint', update);
    return () => removeEventListener('beforeprint', update);
  }, []);
  return <p data-slot="printed">{t('registration.printed', { date: day(printedAt) })}</p>;
}
