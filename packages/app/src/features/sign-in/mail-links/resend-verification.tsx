import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ResendLink } from './resend-link';
import { requestVerificationFx } from './verification-request';

/** A button that requests the verification mail again. */
export function ResendVerification({ email }: { email: string }) {
  const { t } = useTranslation('signIn');
  const requestVerification = useUnit(requestVerificationFx);
  return <ResendLink resend={() => requestVerification(email)} sent={t('checkMail.resent')} />;
}
