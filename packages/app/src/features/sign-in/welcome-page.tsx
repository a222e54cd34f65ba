import { Link } from '@attesta/ui/navigation/link';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { $hasLoggedInBefore } from '../../platform/session/sign-in';
import { AuthPage } from './auth-page';
import { PasswordChanged } from './password-changed';
import { SignInForm } from './sign-in-form';

/** `/` and `/login`: the sign-in form next to a short landing text. */
export function Component() {
  const { t } = useTranslation('signIn');
  const hasLoggedInBefore = useUnit($hasLoggedInBefore);
  return (
    <AuthPage
      title={hasLoggedInBefore ? t('signIn.welcomeBack') : t('signIn.welcome')}
      subtitle={t('signIn.subtitle')}
      footer={
        <>
          {t('signIn.noAccount')} <Link render={<RouterLink to="/register" />}>{t('signIn.register')}</Link>
        </>
      }
    >
      <SignInForm message={<PasswordChanged />} />
    </AuthPage>
  );
}
