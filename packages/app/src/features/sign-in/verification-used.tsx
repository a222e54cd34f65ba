import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { Link } from '@attesta/ui/navigation/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

/** Shown if a verification link was used before: the address is verified, so the next step is to sign in. */
export function VerificationUsed() {
  const { t } = useTranslation('signIn');
  return (
    <>
      <Alert tone="info" live>
        {t('verify.used')}
      </Alert>
      <Button size="large" fullWidth render={<RouterLink to="/login" />}>
        {t('signIn.submit')}
      </Button>
      <Link render={<RouterLink to="/forgot-password" />}>{t('signIn.forgot')}</Link>
    </>
  );
}
