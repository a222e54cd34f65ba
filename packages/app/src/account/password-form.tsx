import { changePassword } from '@attesta/domain/account/calls';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { PasswordField } from '@attesta/ui/inputs/password-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyResolver } from '../forms/lazy-resolver';
import { useFailureWords, useProblemWords } from '../forms/problem-words';
import { useStillForm } from '../forms/use-still-form';
import { problemOf } from '../http/problem';
import { send } from '../http/send';
import { notify } from '../notices/model';
import { keepToken } from '../session/token';
import { Actions, Fields, Section, Still } from './form-layout';

interface Form {
  current_password: string;
  password: string;
}

const empty: Form = { current_password: '', password: '' };
const isField = (name: string): name is keyof Form => Object.hasOwn(empty, name);
const resolver = lazyResolver<Form>(() => Promise.resolve(changePassword.body));

/** Changes the password of whoever is signed in. All sessions end by it; this one goes on with the token of the answer. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const words = useProblemWords();
  const failure = useFailureWords();
  const [failed, setFailed] = useState<unknown>(null);
  const { register, handleSubmit, setError, reset, formState } = useForm<Form>({ resolver, defaultValues: empty });
  const { errors, isSubmitting } = formState;
  const { fields, button } = useStillForm(isSubmitting);

  const submit = handleSubmit(async (form) => {
    setFailed(null);
    try {
      const { token } = await send(changePassword, { body: form });
      if (token) keepToken(token);
      reset();
      notify({ message: t('settings.passwordChanged'), tone: 'success' });
    } catch (error) {
      const told = Object.entries(problemOf(error).fields).filter(([name]) => isField(name));
      if (told.length === 0) setFailed(error);
      for (const [name, code] of told) setError(name as keyof Form, { type: code, message: code });
    }
  });

  return (
    <Fields noValidate onSubmit={(event) => void submit(event)}>
      {failed !== null && (
        <Alert tone="error" live>
          {failure(failed)}
        </Alert>
      )}
      {/* Tells a password manager whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Still ref={fields}>
        <Section>
          <PasswordField
            {...register('current_password')}
            label={t('settings.currentPassword')}
            autoComplete="current-password"
            required
            error={words(errors.current_password?.message, 'currentPassword')}
          />
          <PasswordField
            {...register('password')}
            label={t('settings.newPassword')}
            help={t('settings.newPasswordHelp')}
            autoComplete="new-password"
            required
            error={words(errors.password?.message, 'password')}
          />
        </Section>
      </Still>
      <Actions>
        <Button ref={button} type="submit" loading={isSubmitting} loadingLabel={t('settings.changingPassword')}>
          {t('settings.changePassword')}
        </Button>
      </Actions>
    </Fields>
  );
}
