import { Text } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { Link } from '@attesta/ui/navigation/link';
import { AuthSheet } from '@attesta/ui/shell/auth-frame';
import { useUnit } from 'effector-react';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { AddressVerified } from './address-verified';
import { FormColumn } from './sign-in-forms.styles';
import { isIncompleteLink } from './link-token';
import { RenewVerification } from './renew-verification';
import { ResendLink } from './resend-link';
import { ResendVerification } from './resend-verification';
import { requestResetFx } from './reset-request';
import { useLinkToken, usePageLocation } from './use-link-token';
import { VerifyAddress } from './verify-address';

interface NavigationState {
  email?: string;
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
  const requestReset = useUnit(requestResetFx);
  const location = usePageLocation();
  const { email, after, verified } = navigationState(location.state);
  const footer = <Link render={<RouterLink to="/login" />}>{t('forgot.back')}</Link>;
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
              values={{ email }}
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
