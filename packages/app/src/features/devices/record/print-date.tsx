import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { usePrintDay } from '../../../platform/shell/page/use-print-day';

/** The date of printing, on paper only. */
export function PrintDate() {
  const { t } = useTranslation('devices');
  const { date } = useFormats();
  const day = usePrintDay();
  return day && <span>{t('view.printed', { date: date(day) })}</span>;
}
