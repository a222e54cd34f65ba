import { useTranslation } from 'react-i18next';
import { ResendLink } from './resend-link';
import { askForVerification } from './verification-request';

/** Requests the verification mail again. */
export function ResendVerification({ email }: { email: string }) {
  const { t } = useTranslation('signIn');
  return <ResendLink resend={() => askForVerification(email)} sent={t('checkMail.resent')} />;
}
