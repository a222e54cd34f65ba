import { useTranslation } from 'react-i18next';
import { ask } from '../http/client';
import { ResendLink } from './resend-link';

/** Asks for the verification mail again. */
export function ResendVerification({ email }: { email: string }) {
  const { t } = useTranslation('signIn');
  const resend = () => ask('/api/resend-verification', { method: 'POST', body: { email }, token: null });
  return <ResendLink resend={resend} sent={t('checkMail.resent')} />;
}
