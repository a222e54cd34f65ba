import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../forms/problem-words';
import type { Read } from '../http/use-call';

/** Says that a dashboard could not be loaded, why, and how to go on; what was loaded before stays below. */
export function Failed({ read: { problem, reload } }: { read: Pick<Read<unknown>, 'problem' | 'reload'> }) {
  const { t } = useTranslation('dashboards');
  const failure = useFailureWords();
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
      {failure(problem)}
    </Alert>
  );
}
