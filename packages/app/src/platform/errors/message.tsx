import { Button } from '@attesta/ui/inputs/button';
import { MessageFrame, type MessageFrameProps } from '@attesta/ui/shell/message-frame';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const variants = {
  error: { picture: 'broken' },
  serverError: { picture: 'broken', code: '500' },
  notFound: { picture: 'missing', code: '404' },
} as const satisfies Record<string, Pick<MessageFrameProps, 'picture' | 'code'>>;

/**
 * An error page: what happened, what it means for the user's work, and what to do next.
 * @param reload the link to the start page reloads the portal, and a button reloads this page
 */
export function Message({ kind, reload = false }: { kind: keyof typeof variants; reload?: boolean }) {
  const { t } = useTranslation('portal');
  return (
    <MessageFrame
      {...variants[kind]}
      title={t(`errors.${kind}.title`)}
      labels={{ code: (code) => t('errors.code', { code }) }}
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
