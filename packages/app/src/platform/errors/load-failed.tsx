import { Button } from '@attesta/ui/inputs/button';
import { MessageFrame } from '@attesta/ui/shell/message-frame';
import { useTranslation } from 'react-i18next';
import { reloadPage } from './reload-page';
import { useAutomaticRetry } from './use-automatic-retry';

/**
 * The code of a page could not be loaded: the connection was lost, or the portal was updated. The first retry imports
 * the page again; later ones reload it once.
 * @param attempt number of retries so far
 */
export function LoadFailed({ attempt, onRetry }: { attempt: number; onRetry: () => void }) {
  const { t } = useTranslation('portal');
  const retry = () => {
    if (attempt === 0) onRetry();
    else void reloadPage().then((isReloading) => !isReloading && onRetry());
  };
  useAutomaticRetry(retry, attempt);
  return (
    <MessageFrame
      picture="broken"
      title={t('errors.loadFailed.title')}
      actions={
        <>
          <Button onClick={retry}>{t('errors.loadFailed.retry')}</Button>
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
