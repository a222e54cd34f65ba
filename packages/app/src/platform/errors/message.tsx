import { Button } from '@attesta/ui/inputs/button';
import { MessageFrame } from '@attesta/ui/shell/message-frame';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const codes = { error: undefined, serverError: '500', notFound: '404' } as const;

/**
 * An error page: what happened, what it means for the user's work, and what to do next.
 * @param reload the link to the start page reloads the portal, and a button reloads this page
 */
export function Message({ kind, reload = false }: { kind: keyof typeof codes; reload?: boolean }) {
  const { t } = useTranslation('portal');
  return (
    <MessageFrame
      code={codes[kind]}
      title={t(`errors.${kind}.title`)}
      actions={
        <>
          <Button render={reload ? <a href="/">{t('errors.home')}</a> : <Link to="/">{t('errors.home')}</Link>}>
            {t('errors.home')}
          </Button>
          {reload && (
            <Button variant="outlined" onClick={() => window.location.reload()}>
              {t('errors.reload')}
            </Button>
          )}
        </>
      }
    >
      {t(`errors.${kind}.text`)}
    </MessageFrame>
  );
}
