import { Button } from '@attesta/ui/inputs/button';
import { PasswordField } from '@attesta/ui/inputs/password-field';
import { Link } from '@attesta/ui/navigation/link';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { lazyResolver } from '../forms/lazy-resolver';
import { useProblemWords } from '../forms/problem-words';
import { useStillForm } from '../forms/use-still-form';
import { problemOf } from '../http/problem';
import { AuthPage } from './auth-page';
import { FailureAlert } from './failure-alert';
import { FormColumn } from './form-layout';
import { Outcome } from './outcome';

interface Form {
  password: string;
}

interface SetPasswordProps {
  words: Record<'title' | 'subtitle' | 'password' | 'passwordHelp' | 'submit' | 'submitting', string>;
  /** Sends the password with the token of the link. */
  send: (password: string) => Promise<unknown>;
  onDone: () => void;
  /** The address of the account, where it is known: password managers store the password under it. */
  username?: string | undefined;
  /** Says that the link no longer works, and how to get another one; replaces the form. */
  renew: ReactNode;
}

const loadCalls = () => import('@attesta/domain/account/calls');
const resolver = lazyResolver<Form>(() => loadCalls().then((calls) => calls.verifyEmail.body.pick({ password: true })));

/** What is wrong with the link itself: also a token that was cut off or extended on its way from the mail. */
const isDeadLink = (failed: unknown): boolean => {
  const { code, fields } = problemOf(failed);
  return code === 'link_invalid' || Object.hasOwn(fields, 'token');
};

/** The page that sets a password by the link of a mail: after registering, and when it was forgotten. */
export function SetPassword({ words, send, onDone, username, renew }: SetPasswordProps) {
  const { t } = useTranslation('signIn');
  const problemWords = useProblemWords();
  const [failed, setFailed] = useState<unknown>(null);
  const [isDone, setDone] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<Form>({ resolver, defaultValues: { password: '' } });
  const { errors } = formState;
  const isBusy = formState.isSubmitting || isDone; // the link works once, and the next page may take a moment to load
  const { fields, button } = useStillForm(isBusy);

  const submit = handleSubmit(async ({ password }) => {
    setFailed(null);
    try {
      await send(password);
      setDone(true);
      onDone();
    } catch (error) {
      const code = problemOf(error).fields['password'];
      if (code) setError('password', { type: code, message: code });
      else setFailed(error);
    }
  });

  const isDead = failed !== null && isDeadLink(failed);
  const footer = <Link render={<RouterLink to="/login" />}>{t('forgot.back')}</Link>;
  return (
    <AuthPage title={words.title} subtitle={isDead ? undefined : words.subtitle} footer={footer}>
      {isDead ? (
        <Outcome>{renew}</Outcome>
      ) : (
        <FormColumn noValidate onSubmit={(event) => void submit(event)}>
          {failed !== null && <FailureAlert failed={failed} />}
          {username && <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />}
          <div ref={fields}>
            <PasswordField
              {...register('password')}
              label={words.password}
              help={words.passwordHelp}
              autoComplete="new-password"
              required
              error={problemWords(errors.password?.message, 'password')}
            />
          </div>
          <Button ref={button} type="submit" size="large" fullWidth loading={isBusy} loadingLabel={words.submitting}>
            {words.submit}
          </Button>
        </FormColumn>
      )}
    </AuthPage>
  );
}
