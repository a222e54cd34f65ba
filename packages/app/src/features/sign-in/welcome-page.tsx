import { Link } from '@attesta/ui/navigation/link';
import { AuthSheet } from '@attesta/ui/shell/auth-frame';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePageTitle } from '../../platform/navigation/page-title';
import { $hasLoggedInBefore } from '../../platform/session/sign-in';
import { useHydrated } from '../../platform/start/use-hydrated';
import { PasswordChanged } from './password-changed';
import { SessionCheckFailed } from './session-check-failed';
import { SignInForm, type SecondStep } from './sign-in-form';

/** `/` and `/login`: the sign-in form next to a short landing text, then the second step if the account has one. */
export function Component() {
  const { t } = useTranslation('signIn');
  // The prerendered page greets everyone alike.
  const hasLoggedInBefore = useUnit($hasLoggedInBefore);
  const isReturning = useHydrated() && hasLoggedInBefore;
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  usePageTitle(secondStep ? t('secondStep.title') : undefined);
  if (secondStep)
    return (
      <AuthSheet title={t('secondStep.title')}>
        <secondStep.SecondStepForm credentials={secondStep.credentials} onBack={() => setSecondStep(null)} />
      </AuthSheet>
    );
  return (
    <AuthSheet
      title={isReturning ? t('signIn.welcomeBack') : t('signIn.welcome')}
      subtitle={t('signIn.subtitle')}
      footer={
        <>
          {t('signIn.noAccount')} <Link render={<RouterLink to="/register" />}>{t('signIn.register')}</Link>
        </>
      }
    >
      <SessionCheckFailed />
      <SignInForm message={<PasswordChanged />} onSecondStep={setSecondStep} />
    </AuthSheet>
  );
}
