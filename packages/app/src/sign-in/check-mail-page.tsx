import { Text } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { Link } from '@attesta/ui/navigation/link';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { AddressVerified } from './address-verified';
import { AuthPage } from './auth-page';
import { FormColumn } from './form-layout';
import { isIncompleteLink } from './link-token';
import { RenewVerification } from './renew-verification';
import { ResendLink } from './resend-link';
import { ResendVerification } from './resend-verification';
import { askForReset } from './reset-request';
import { useLinkToken, useOwnLocation } from './use-link-token';
import { VerifyAddress } from './verify-address';

interface From {
  email?: string;
  after?: 'register' | 'forgot';
  /** The address was verified here. */
  verified?: boolean;
}

/** An address is read from left to right in every language. */
const address = { 1: <strong dir="ltr" /> };

const cameFrom = (state: unknown): From => (typeof state === 'object' && state !== null ? (state as From) : {});

/** Says that a mail is on its way. The link of a verification mail leads here, too, with its token. */
export function Component() {
  const { t } = useTranslation('signIn');
  const token = useLinkToken();
  const location = useOwnLocation();
  const { email, after, verified } = cameFrom(location.state);
  const footer = <Link render={<RouterLink to="/login" />}>{t('forgot.back')}</Link>;
  if (token !== null) return <VerifyAddress key={token} token={token} />;
  if (verified) return <AddressVerified />;
  if (isIncompleteLink(location)) {
    return (
      <AuthPage title={t('verify.title')} footer={footer}>
        <RenewVerification reason={<Alert tone="warning">{t('verify.incomplete')}</Alert>} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('checkMail.title')} footer={footer}>
      <FormColumn as="div">
        {email ? (
          <Text size="large">
            <Trans
              t={t}
              i18nKey={after === 'forgot' ? 'checkMail.afterForgot' : 'checkMail.afterRegister'}
              values={{ email }}
              components={address}
            />
          </Text>
        ) : (
          <Text size="large">{t('checkMail.afterRegisterUnknown')}</Text>
        )}
        <Text tone="muted">{email ? t('checkMail.spam') : t('checkMail.spamOnly')}</Text>
        {email && (
          <div>
            {after === 'forgot' ? (
              <ResendLink resend={() => askForReset(email)} sent={t('checkMail.resentReset')} />
            ) : (
              <ResendVerification email={email} />
            )}
          </div>
        )}
      </FormColumn>
    </AuthPage>
  );
}
