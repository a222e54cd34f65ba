import { Text } from '@attesta/ui/display/typography';
import { Link } from '@attesta/ui/navigation/link';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { AddressVerified } from './address-verified';
import { AuthPage } from './auth-page';
import { FormColumn } from './form-layout';
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

const cameFrom = (state: unknown): From => (typeof state === 'object' && state !== null ? (state as From) : {});

/** Says that a mail is on its way. The link of a verification mail leads here, too, with its token. */
export function Component() {
  const { t } = useTranslation('signIn');
  const token = useLinkToken();
  const { email, after, verified } = cameFrom(useOwnLocation().state);
  const footer = <Link render={<RouterLink to="/login" />}>{t('forgot.back')}</Link>;
  if (token !== null) return <VerifyAddress key={token} token={token} />;
  if (verified) return <AddressVerified />;
  return (
    <AuthPage title={t('checkMail.title')} footer={footer}>
      <FormColumn as="div">
        {after === 'forgot' && <Text size="large">{t('checkMail.afterForgot')}</Text>}
        {after !== 'forgot' && email && (
          <Text size="large"><Trans t={t} i18nKey="checkMail.afterRegister" values={{ email }} components={{ 1: <strong /> }} /></Text>
        )}
        {after !== 'forgot' && !email && <Text size="large">{t('checkMail.afterRegisterUnknown')}</Text>}
        <Text tone="muted">{email ? t('checkMail.spam') : t('checkMail.spamOnly')}</Text>
        {email && (
          <div>{after === 'forgot' ? <ResendLink resend={() => askForReset(email)} sent={t('checkMail.resentReset')} /> : <ResendVerification email={email} />}</div>
        )}
      </FormColumn>
    </AuthPage>
  );
}
