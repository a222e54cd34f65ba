import type { changePassword } from '@attesta/domain/account/calls';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { Link } from '@attesta/ui/navigation/link';
import { AuthSheet } from '@attesta/ui/shell/auth-frame';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { Endpoint } from '../../platform/http/send';
import { createCallFx } from '../../platform/http/call-fx';
import { InvalidLinkAlert } from './forms/invalid-link-alert';
import { FormColumn } from './forms/sign-in-forms.styles';
import { SetPassword } from './forms/set-password';
import { useLinkToken } from './forms/use-link-token';
import { paths } from '../../platform/navigation/paths';

const changeEndpoint: Endpoint<typeof changePassword> = { method: 'PUT', path: '/api/change-password' };
const setPasswordFx = createCallFx(changeEndpoint);

/** Sets a new password with the token of a mail, then navigates to `/login` (specification, section 4). */
export function Component() {
  const { t } = useTranslation('signIn');
  const navigate = useNavigate();
  const setPassword = useUnit(setPasswordFx);
  const token = useLinkToken();
  const labels = {
    title: t('reset.title'),
    consequence: t('reset.consequence'),
    password: t('reset.password'),
    passwordHelp: t('reset.passwordHelp'),
    submit: t('reset.submit'),
    submitting: t('reset.submitting'),
  };
  // Replaces the history entry, because the link of this page no longer works.
  const leave = () => void navigate(paths.signIn, { replace: true, state: { passwordChanged: true } });
  const renew = (
    <Button size="large" fullWidth render={<RouterLink to={paths.forgotPassword} />}>
      {t('reset.again')}
    </Button>
  );

  if (token !== null)
    return (
      <SetPassword
        key={token}
        token={token}
        labels={labels}
        send={(password) => setPassword({ body: { token, password } })}
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
    <AuthSheet title={labels.title} footer={<Link render={<RouterLink to={paths.signIn} />}>{t('forgot.back')}</Link>}>
      <FormColumn as="div">
        <Alert tone="warning">{t('reset.noToken')}</Alert>
        {renew}
      </FormColumn>
    </AuthSheet>
  );
}
