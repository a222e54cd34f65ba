import { useTranslation } from 'react-i18next';
import { ResendLink } from './resend-link';
import { requestVerification } from './verification-request';

/** A button that requests the verification mail again. */
export function ResendVerification({ email }: { email: string }) {
  const { t } = useTranslation('signIn');
  return <ResendLink resend={() => requestVerification(email)} sent={t('checkMail.resent')} />;
}
