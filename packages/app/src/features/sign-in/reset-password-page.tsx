import type { changePassword } from '@attesta/domain/account/calls';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { Link } from '@attesta/ui/navigation/link';
import { AuthSheet } from '@attesta/ui/shell/auth-frame';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { Endpoint } from '../../platform/http/send';
import { useSend } from '../../platform/http/use-send';
import { InvalidLinkAlert } from './invalid-link-alert';
import { FormColumn } from './sign-in-forms.styles';
import { SetPassword } from './set-password';
import { useLinkToken } from './use-link-token';

const changeEndpoint: Endpoint<typeof changePassword> = { method: 'PUT', path: '/api/change-password' };

/** Sets a new password with the token of a mail, then navigates to `/login` (specification, section 4). */
export function Component() {
  const { t } = useTranslation('signIn');
  const navigate = useNavigate();
  const send = useSend();
  const token = useLinkToken();
  const labels = {
    title: t('reset.title'),
    subtitle: t('reset.subtitle'),
    password: t('reset.password'),
    passwordHelp: t('reset.passwordHelp'),
    submit: t('reset.submit'),
    submitting: t('reset.submitting'),
  };
  // Replaces the history entry, because the link of this page no longer works.
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
        labels={labels}
        send={(password) => send(changeEndpoint, { body: { token, password } })}
        onDone={leave}
        renderInvalidLink={() => (
          <>
            <InvalidLinkAlert />
            {renew}
          </>
        )}
      />
    );
  return (
    <AuthSheet title={labels.title} footer={<Link render={<RouterLink to="/login" />}>{t('forgot.back')}</Link>}>
      <FormColumn as="div">
        <Alert tone="warning">{t('reset.noToken')}</Alert>
        {renew}
      </FormColumn>
    </AuthSheet>
  );
}
