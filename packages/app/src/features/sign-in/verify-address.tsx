import type { verifyEmail } from '@attesta/domain/account/calls';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Endpoint } from '../../platform/http/send';
import { useSend } from '../../platform/http/use-send';
import { $registeredEmail, emailVerified } from '../../platform/session/registered-email';
import { useHydrated } from '../../platform/start/use-hydrated';
import { InvalidLinkAlert } from './invalid-link-alert';
import { RenewVerification } from './renew-verification';
import { SetPassword } from './set-password';
import { VerificationUsed } from './verification-used';

const verifyEndpoint: Endpoint<typeof verifyEmail> = { method: 'POST', path: '/api/verify-email' };

/**
 * Verifies an address with the token of a mail. Opening the link alone changes nothing, because mail scanners also open
 * links. The account gets the password typed here, so that nobody can prepare an account with a known password for the
 * owner of another address.
 */
export function VerifyAddress({ token }: { token: string }) {
  const { t } = useTranslation('signIn');
  const navigate = useNavigate();
  const send = useSend();
  const isHydrated = useHydrated();
  const [registeredEmail, verified] = useUnit([$registeredEmail, emailVerified]);
  const labels = {
    title: t('verify.title'),
    subtitle: t('verify.subtitle'),
    password: t('verify.password'),
    passwordHelp: t('verify.passwordHelp'),
    submit: t('verify.submit'),
    submitting: t('verify.submitting'),
  };
  const submit = (password: string) => send(verifyEndpoint, { body: { token, password } });
  const showVerified = () => {
    verified();
    void navigate('/check-mail', { replace: true, state: { verified: true } });
  };
  return (
    <SetPassword
      labels={labels}
      send={submit}
      onDone={showVerified}
      username={(isHydrated && registeredEmail) || undefined}
      renderInvalidLink={(problem) =>
        problem === 'link_used' ? <VerificationUsed /> : <RenewVerification reason={<InvalidLinkAlert />} />
      }
    />
  );
}
