import { Alert } from '@attesta/ui/feedback/alert';
import { ProgressRing } from '@attesta/ui/feedback/progress';
import { Button } from '@attesta/ui/inputs/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFailureWords } from '../forms/problem-words';
import { ask } from '../http/client';
import { AuthPage } from './auth-page';
import { FormColumn } from './form-layout';

type State = 'verifying' | 'verified' | { failed: unknown };

/** A link works once: two mounts of one visit (StrictMode, a quick remount) must share one call. */
const asked = new Map<string, Promise<unknown>>();
const verify = (token: string) => {
  const call = asked.get(token) ?? ask('/api/verify-email', { method: 'POST', body: { token }, token: null });
  asked.set(token, call);
  return call;
};

/** Verifies an address by the token of the mail's link. */
export function VerifyAddress({ token }: { token: string }) {
  const { t } = useTranslation('signIn');
  const failure = useFailureWords();
  const [state, setState] = useState<State>('verifying');

  useEffect(() => {
    let current = true;
    verify(token).then(
      () => current && setState('verified'),
      (error: unknown) => current && setState({ failed: error }),
    );
    return () => {
      current = false;
    };
  }, [token]);

  const title = state === 'verifying' ? t('checkMail.verifying') : state === 'verified' ? t('checkMail.verified') : t('checkMail.failed');
  return (
    <AuthPage title={title}>
      <FormColumn as="div">
        {state === 'verifying' && <ProgressRing label={t('checkMail.verifying')} />}
        {state === 'verified' && <Alert tone="success" live>{t('checkMail.verifiedText')}</Alert>}
        {typeof state === 'object' && <Alert tone="error" live>{failure(state.failed)}</Alert>}
        {state !== 'verifying' && <Button size="large" fullWidth render={<RouterLink to="/login" />}>{t('checkMail.toSignIn')}</Button>}
      </FormColumn>
    </AuthPage>
  );
}
