import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { PasswordField } from '@attesta/ui/inputs/password-field';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Link } from '@attesta/ui/navigation/link';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { lazyResolver } from '../forms/lazy-resolver';
import { useFailureWords, useProblemWords } from '../forms/problem-words';
import { signInFx, type Credentials } from '../session/sign-in';
import { FormColumn, FormRow } from './form-layout';
import { ResendVerification } from './resend-verification';

const resolver = lazyResolver<Credentials>(() => import('@attesta/domain/account/calls').then(({ login }) => login.body));

type Outcome = { refused: 'unverified' } | { failed: unknown } | null;

/** Sign-in (specification, sections 4 and 5). Where it leads is decided by the guard, once someone is signed in. */
export function SignInForm({ autoFocus = false }: { autoFocus?: boolean }) {
  const { t } = useTranslation('signIn');
  const words = useProblemWords();
  const failure = useFailureWords();
  const signIn = useUnit(signInFx);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const { register, handleSubmit, getValues, formState } = useForm<Credentials>({ resolver, defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (credentials) => {
    setOutcome(null);
    try {
      if ((await signIn(credentials)) === false) setOutcome({ refused: 'unverified' });
    } catch (error) {
      setOutcome({ failed: error });
    }
  });

  return (
    <FormColumn noValidate onSubmit={(event) => void submit(event)}>
      {outcome && 'refused' in outcome && (
        <Alert tone="error" live action={<ResendVerification email={getValues('email')} />}>
          {t('signIn.notVerified')}
        </Alert>
      )}
      {outcome && 'failed' in outcome && <Alert tone="error" live>{failure(outcome.failed)}</Alert>}
      <TextField
        {...register('email')}
        type="email"
        label={t('signIn.email')}
        autoComplete="username"
        autoFocus={autoFocus}
        required
        error={words(errors.email?.message)}
      />
      <PasswordField {...register('password')} label={t('signIn.password')} autoComplete="current-password" required error={words(errors.password?.message)} />
      <FormRow>
        <Link render={<RouterLink to="/forgot-password" />}>{t('signIn.forgot')}</Link>
      </FormRow>
      <Button type="submit" size="large" fullWidth loading={isSubmitting} loadingLabel={t('signIn.submitting')}>
        {t('signIn.submit')}
      </Button>
    </FormColumn>
  );
}
