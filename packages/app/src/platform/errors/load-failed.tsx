import { Button } from '@attesta/ui/inputs/button';
import { MessageFrame } from '@attesta/ui/shell/message-frame';
import { useTranslation } from 'react-i18next';
import { useAutomaticRetry } from './use-automatic-retry';

const key = 'attesta-reloaded-at';

/** Time in ms in which the page is reloaded automatically once at most. */
const once = 60_000;

function wasReloadedRecently(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key) ?? 0) < once;
  } catch {
    return true;
  }
}

/**
 * Reloads the page if the server responds, so that the browser does not show its own page for a lost connection. The
 * browser keeps a module that failed until the page is reloaded, also if another module imports it.
 * Returns whether the page is reloaded.
 */
async function reloadPage(): Promise<boolean> {
  if (wasReloadedRecently()) return false;
  const isServed = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (!isServed) return false;
  sessionStorage.setItem(key, String(Date.now()));
  window.location.reload();
  return true;
}

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
