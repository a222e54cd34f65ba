import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { PasswordField } from '@attesta/ui/inputs/password-field';
import { Link } from '@attesta/ui/navigation/link';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { lazyResolver } from '../forms/lazy-resolver';
import { useFailureWords, useProblemWords } from '../forms/problem-words';
import { ask } from '../http/client';
import { AuthPage } from './auth-page';
import { FormColumn } from './form-layout';

interface Form {
  token: string;
  password: string;
}

const resolver = lazyResolver<Form>(() => import('@attesta/domain/account/calls').then(({ changePassword }) => changePassword.body));

/** Sets a new password by the token of a mail; success leads to `/login` (specification, section 4). */
export function Component() {
  const { t } = useTranslation('signIn');
  const words = useProblemWords();
  const failure = useFailureWords();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [failed, setFailed] = useState<unknown>(null);
  const { register, handleSubmit, formState } = useForm<Form>({ resolver, defaultValues: { token, password: '' } });
  const again = <Link render={<RouterLink to="/forgot-password" />}>{t('reset.again')}</Link>;

  const submit = handleSubmit(async (form) => {
    setFailed(null);
    try {
      await ask('/api/change-password', { method: 'PUT', body: form, token: null });
      await navigate('/login', { state: { passwordChanged: true } });
    } catch (error) {
      setFailed(error);
    }
  });

  return (
    <AuthPage title={t('reset.title')} subtitle={t('reset.subtitle')} footer={again}>
      {token === '' ? (
        <Alert tone="warning">{t('reset.noToken')}</Alert>
      ) : (
        <FormColumn noValidate onSubmit={(event) => void submit(event)}>
          {failed !== null && <Alert tone="error" live>{failure(failed)}</Alert>}
          <PasswordField {...register('password')} label={t('reset.password')} help={t('reset.passwordHelp')} autoComplete="new-password" required error={words(formState.errors.password?.message, 'password')} />
          <Button type="submit" size="large" fullWidth loading={formState.isSubmitting} loadingLabel={t('reset.submitting')}>{t('reset.submit')}</Button>
        </FormColumn>
      )}
    </AuthPage>
  );
}
