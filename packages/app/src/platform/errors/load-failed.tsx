import { Button } from '@attesta/ui/inputs/button';
import { MessageFrame } from '@attesta/ui/shell/message-frame';
import { useTranslation } from 'react-i18next';
import { useAutomaticRetry } from './use-automatic-retry';

/**
 * The code of a page could not be loaded: the connection was lost, or the portal was updated.
 * @param attempt number of automatic retries so far
 */
export function LoadFailed({ attempt, onRetry }: { attempt: number; onRetry: () => void }) {
  const { t } = useTranslation('portal');
  useAutomaticRetry(onRetry, attempt);
  return (
    <MessageFrame
      picture="broken"
      title={t('errors.loadFailed.title')}
      actions={
        <>
          <Button onClick={onRetry}>{t('errors.loadFailed.retry')}</Button>
          <Button variant="outlined" onClick={() => window.location.reload()}>
            {t('errors.reload')}
          </Button>
        </>
      }
    >
      {t('errors.loadFailed.text')}
    </MessageFrame>
  );
}
