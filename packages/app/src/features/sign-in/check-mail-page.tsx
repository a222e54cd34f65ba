import { Text } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { Link } from '@attesta/ui/navigation/link';
import { AuthSheet } from '@attesta/ui/shell/auth-frame';
import { useUnit } from 'effector-react';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { FormColumn } from './forms/sign-in-forms.styles';
import { shownEmailAddress } from '@attesta/domain/values/shown-email-address';
import { isIncompleteLink } from './forms/link-token';
import { RenewVerification } from './mail-links/renew-verification';
import { ResendLink } from './mail-links/resend-link';
import { ResendVerification } from './mail-links/resend-verification';
import { requestResetFx } from './mail-links/reset-request';
import { useLinkToken, usePageLocation } from './forms/use-link-token';
import { VerifyAddress } from './mail-links/verify-address';
import { Button } from '@attesta/ui/inputs/button';
import { Outcome } from './forms/outcome';
import { paths } from '../../platform/navigation/paths';
import { $registeredEmail } from '../../platform/session/registered-email';
import { $resetEmail } from '../../platform/session/reset-email';

/** Shown after the email address is verified and the password is set. Links to sign-in. */
function AddressVerified() {
  const { t } = useTranslation('signIn');
  return (
    <AuthSheet title={t('verify.verified')}>
      <Outcome>
        <Alert tone="success" live>
          {t('verify.verifiedText')}
        </Alert>
        <Button size="large" fullWidth render={<RouterLink to={paths.signIn} />}>
          {t('signIn.submit')}
        </Button>
      </Outcome>
    </AuthSheet>
  );
}

interface NavigationState {
  after?: 'register' | 'forgot';
  /** Whether the address was just verified on this page. */
  verified?: boolean;
}

/** Email addresses are left-to-right in every language. */
const emailComponents = { 1: <strong dir="ltr" /> };

const navigationState = (state: unknown): NavigationState =>
  typeof state === 'object' && state !== null ? (state as NavigationState) : {};

/** States that a mail was sent. The link in a verification mail also opens this page, with its token. */
export function Component() {
  const { t } = useTranslation('signIn');
  const token = useLinkToken();
  const [requestReset, registeredEmail, resetEmail] = useUnit([requestResetFx, $registeredEmail, $resetEmail]);
  const location = usePageLocation();
  const { after, verified } = navigationState(location.state);
  const email = after === 'forgot' ? resetEmail : after === 'register' ? registeredEmail : null;
  const footer = <Link render={<RouterLink to={paths.signIn} />}>{t('forgot.back')}</Link>;
  if (token !== null) return <VerifyAddress key={token} token={token} />;
  if (verified) return <AddressVerified />;
  if (isIncompleteLink(location)) {
    return (
      <AuthSheet title={t('verify.title')} footer={footer}>
        <RenewVerification reason={<Alert tone="warning">{t('verify.incomplete')}</Alert>} />
      </AuthSheet>
    );
  }
  return (
    <AuthSheet title={t('checkMail.title')} footer={footer}>
      <FormColumn as="div">
        {email ? (
          <Text size="large">
            <Trans
              t={t}
              i18nKey={after === 'forgot' ? 'checkMail.afterForgot' : 'checkMail.afterRegister'}
              values={{ email: shownEmailAddress(email) }}
              components={emailComponents}
            />
          </Text>
        ) : (
          <Text size="large">{t('checkMail.afterRegisterUnknown')}</Text>
        )}
        <Text tone="muted">{email ? t('checkMail.spam') : t('checkMail.spamOnly')}</Text>
        {email && (
          <div>
            {after === 'forgot' ? (
              <ResendLink resend={() => requestReset(email)} sent={t('checkMail.resentReset')} />
            ) : (
              <ResendVerification email={email} />
            )}
          </div>
        )}
      </FormColumn>
    </AuthSheet>
  );
}
