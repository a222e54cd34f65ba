import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useAutomaticRetry } from '../../platform/errors/use-automatic-retry';
import { $failedSessionLoads, sessionLoadRetried } from '../../platform/session/start-failure';

/**
 * Reports that the stored session could not be checked, and tries again. After a success, the guard opens the page that
 * was requested.
 */
export function SessionCheckFailed() {
  const attempts = useUnit($failedSessionLoads);
  return attempts > 0 && <Report attempts={attempts} />;
}

function Report({ attempts }: { attempts: number }) {
  const { t } = useTranslation('portal');
  const retry = useUnit(sessionLoadRetried);
  useAutomaticRetry(retry, attempts);
  return (
    <Alert
      tone="warning"
      live
      title={t('errors.session.title')}
      action={
        <Button size="small" variant="outlined" onClick={() => retry()}>
          {t('errors.loadFailed.retry')}
        </Button>
      }
    >
      {t('errors.session.text')}
    </Alert>
  );
}
