import { Button } from '@attesta/ui/inputs/button';
import { MessageFrame, type MessageFrameProps } from '@attesta/ui/shell/message-frame';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const looks = {
  error: { picture: 'broken' },
  serverError: { picture: 'broken', code: '500' },
  notFound: { picture: 'missing', code: '404' },
} as const satisfies Record<string, Pick<MessageFrameProps, 'picture' | 'code'>>;

/** What happened, what it means for the person's work, and what to do next. The link loads the portal anew where it broke. */
export function Message({ what, reload = false }: { what: keyof typeof looks; reload?: boolean }) {
  const { t } = useTranslation('portal');
  return (
    <MessageFrame
      {...looks[what]}
      title={t(`errors.${what}.title`)}
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
      {t(`errors.${what}.text`)}
    </MessageFrame>
  );
}
