import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { AuthSheet } from '@attesta/ui/shell/auth-frame';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { Outcome } from './outcome';

/** Shown after the email address is verified and the password is set. Links to sign-in. */
export function AddressVerified() {
  const { t } = useTranslation('signIn');
  return (
    <AuthSheet title={t('verify.verified')}>
      <Outcome>
        <Alert tone="success" live>
          {t('verify.verifiedText')}
        </Alert>
        <Button size="large" fullWidth render={<RouterLink to="/login" />}>
          {t('signIn.submit')}
        </Button>
      </Outcome>
    </AuthSheet>
  );
}
