import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { Link } from '@attesta/ui/navigation/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { ask } from '../http/client';
import { AuthPage } from './auth-page';
import { DeadLink } from './dead-link';
import { FormColumn } from './form-layout';
import { SetPassword } from './set-password';
import { useLinkToken } from './use-link-token';

/** Sets a new password by the token of a mail; success leads to `/login` (specification, section 4). */
export function Component() {
  const { t } = useTranslation('signIn');
  const navigate = useNavigate();
  const token = useLinkToken();
  const words = {
    title: t('reset.title'),
    subtitle: t('reset.subtitle'),
    password: t('reset.password'),
    passwordHelp: t('reset.passwordHelp'),
    submit: t('reset.submit'),
    submitting: t('reset.submitting'),
  };
  const send = (password: string) =>
    ask('/api/change-password', { method: 'PUT', body: { token, password }, token: null });
  // In place of this page: going back would only open a form whose link has been used.
  const leave = () => void navigate('/login', { replace: true, state: { passwordChanged: true } });
  const renew = (
    <Button size="large" fullWidth render={<RouterLink to="/forgot-password" />}>
      {t('reset.again')}
    </Button>
  );

  if (token !== null)
    return (
      <SetPassword
        key={token}
        words={words}
        send={send}
        onDone={leave}
        renew={
          <>
            <DeadLink />
            {renew}
          </>
        }
      />
    );
  return (
    <AuthPage title={words.title} footer={<Link render={<RouterLink to="/login" />}>{t('forgot.back')}</Link>}>
      <FormColumn as="div">
        <Alert tone="warning">{t('reset.noToken')}</Alert>
        {renew}
      </FormColumn>
    </AuthPage>
  );
}
