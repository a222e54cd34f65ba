import { Alert } from '@attesta/ui/feedback/alert';
import { useTranslation } from 'react-i18next';
import { ResendVerification } from './resend-verification';

/** Refuses sign-in with an address that is not verified (specification, section 5), and offers the link again. */
export function NotVerifiedAlert({ email }: { email: string }) {
  const { t } = useTranslation('signIn');
  return (
    <Alert tone="error" live action={<ResendVerification email={email} />}>
      {t('signIn.notVerified')}
    </Alert>
  );
}
