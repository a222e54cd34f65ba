import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, Link as RouterLink } from 'react-router-dom';
import { $registeredEmail, emailVerified } from '../../../platform/session/registered-email';
import { verifyAddressFx } from '../../../platform/session/sign-in';
import { useHydrated } from '../../../platform/start/use-hydrated';
import { InvalidLinkAlert } from '../forms/invalid-link-alert';
import { RenewVerification } from './renew-verification';
import { SetPassword } from '../forms/set-password';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { Link } from '@attesta/ui/navigation/link';
import { paths } from '../../../platform/navigation/paths';

/** Shown if a verification link was used before: the address is verified, so the next step is to sign in. */
function VerificationUsed() {
  const { t } = useTranslation('signIn');
  return (
    <>
      <Alert tone="info" live>
        {t('verify.used')}
      </Alert>
      <Button size="large" fullWidth render={<RouterLink to={paths.signIn} />}>
        {t('signIn.submit')}
      </Button>
      <Link render={<RouterLink to={paths.forgotPassword} />}>{t('signIn.forgot')}</Link>
    </>
  );
}

/**
 * Verifies an address with the token of a mail and signs in. Opening the link alone changes nothing, because mail
 * scanners also open links. The account gets the password typed here, so that nobody can prepare an account with a
 * known password for the owner of another address.
 */
export function VerifyAddress({ token }: { token: string }) {
  const { t } = useTranslation('signIn');
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [registeredEmail, verified, verify] = useUnit([$registeredEmail, emailVerified, verifyAddressFx]);
  const labels = {
    title: t('verify.title'),
    subtitle: t('verify.subtitle'),
    password: t('verify.password'),
    passwordHelp: t('verify.passwordHelp'),
    submit: t('verify.submit'),
    submitting: t('verify.submitting'),
  };
  const submit = (password: string) => verify({ token, password });
  const leave = (isSignedIn: boolean) => {
    verified();
    if (!isSignedIn) void navigate(paths.checkMail, { replace: true, state: { verified: true } });
  };
  return (
    <SetPassword
      token={token}
      labels={labels}
      send={submit}
      onDone={(result) => leave(result !== false)}
      username={(isHydrated && registeredEmail) || undefined}
      renderInvalidLink={(problem) =>
        problem === 'link_used' ? <VerificationUsed /> : <RenewVerification reason={<InvalidLinkAlert />} />
      }
    />
  );
}
