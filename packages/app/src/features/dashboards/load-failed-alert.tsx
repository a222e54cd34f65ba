import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../platform/errors/problem-messages';
import type { Read } from '../../platform/http/use-call';

/** An alert with retry button if a dashboard could not be loaded. Data loaded earlier is still shown below it. */
export function LoadFailedAlert({ read: { problem, reload } }: { read: Pick<Read<unknown>, 'problem' | 'reload'> }) {
  const { t } = useTranslation('dashboards');
  const failureMessage = useFailureMessage();
  if (!problem) return null;
  return (
    <Alert
      tone="error"
      live
      title={t('loadFailed')}
      action={
        <Button size="small" variant="outlined" tone="neutral" onClick={() => void reload()}>
          {t('retry')}
        </Button>
      }
    >
      {failureMessage(problem)}
    </Alert>
  );
}
