import { Alert } from '@attesta/ui/feedback/alert';
import { useTranslation } from 'react-i18next';

/** States that the course is full, and how the waiting list works. */
export function WaitingNote() {
  const { t } = useTranslation('courses');
  return (
    <Alert tone="warning" title={t('payment.waitingTitle')}>
      {t('payment.waitingText')}
    </Alert>
  );
}
