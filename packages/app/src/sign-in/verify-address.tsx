import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ask } from '../http/client';
import { forgetRegisteredEmail, registeredEmail } from '../session/registered-email';
import { DeadLink } from './dead-link';
import { RenewVerification } from './renew-verification';
import { SetPassword } from './set-password';

/**
 * Verifies an address by the token of a mail. Nothing happens by opening the link: programs that scan mails open it, too.
 * The password typed here becomes the account's: nobody can prepare an account for the owner of another address.
 */
export function VerifyAddress({ token }: { token: string }) {
  const { t } = useTranslation('signIn');
  const navigate = useNavigate();
  const words = {
    title: t('verify.title'),
    subtitle: t('verify.subtitle'),
    password: t('verify.password'),
    passwordHelp: t('verify.passwordHelp'),
    submit: t('verify.submit'),
    submitting: t('verify.submitting'),
  };
  const send = (password: string) =>
    ask('/api/verify-email', { method: 'POST', body: { token, password }, token: null });
  const showVerified = () => {
    forgetRegisteredEmail();
    void navigate('/check-mail', { replace: true, state: { verified: true } });
  };
  const username = registeredEmail() ?? undefined;
  const renew = <RenewVerification reason={<DeadLink />} />;
  return <SetPassword words={words} send={send} onDone={showVerified} username={username} renew={renew} />;
}
