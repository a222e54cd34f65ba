import { Link } from '@attesta/ui/navigation/link';
import { AuthSheet } from '@attesta/ui/shell/auth-frame';
import { useUnit } from 'effector-react';
import { useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../platform/navigation/page-title';
import { $hasLoggedInBefore } from '../../platform/session/sign-in';
import { useHydrated } from '../../platform/start/use-hydrated';
import { SessionCheckFailed } from './session-check-failed';
import { SignInForm, type SecondStep } from './sign-in-form';
import { Alert } from '@attesta/ui/feedback/alert';
import { paths } from '../../platform/navigation/paths';

const hasChangedFlag = (state: unknown) => typeof state === 'object' && state !== null && 'passwordChanged' in state;

/**
 * Reports a successful password reset, which navigates to this page. Removes the flag from the history state, because
 * the browser keeps the state across reloads.
 */
function PasswordChanged() {
  const { t } = useTranslation('signIn');
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isReported = hasChangedFlag(state);
  const [changed] = useState(isReported);
  useEffect(() => {
    if (isReported) void navigate({ pathname, search }, { replace: true, state: null });
  }, [isReported, navigate, pathname, search]);
  return changed ? (
    <Alert tone="success" live>
      {t('signIn.passwordChanged')}
    </Alert>
  ) : null;
}

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
          {t('signIn.noAccount')} <Link render={<RouterLink to={paths.register} />}>{t('signIn.register')}</Link>
        </>
      }
    >
      <SessionCheckFailed />
      <SignInForm message={<PasswordChanged />} onSecondStep={setSecondStep} />
    </AuthSheet>
  );
}
