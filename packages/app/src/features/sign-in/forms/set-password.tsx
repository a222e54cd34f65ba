import { Button } from '@attesta/ui/inputs/button';
import { PasswordField } from '@attesta/ui/inputs/password-field';
import { Link } from '@attesta/ui/navigation/link';
import { AuthSheet } from '@attesta/ui/shell/auth-frame';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { lazyResolver } from '../../../platform/forms/lazy-resolver';
import { useProblemMessage } from '../../../platform/errors/problem-messages';
import { useSavingForm } from '../../../platform/forms/use-saving-form';
import { problemOf } from '../../../platform/http/problem';
import { FailureAlert } from './failure-alert';
import { FormColumn } from './sign-in-forms.styles';
import { Outcome } from './outcome';
import { AboutAddress } from './about-address';
import { linkProblemOf, useMailedLink, type LinkProblem } from './use-mailed-link';
import { paths } from '../../../platform/navigation/paths';

interface Form {
  password: string;
}

interface SetPasswordProps<Result> {
  /** The token of the link. */
  token: string;
  labels: Record<'title' | 'password' | 'passwordHelp' | 'submit' | 'submitting', string> & {
    /** Shown if the address of the account is not known. */
    subtitle?: string;
    /** What else the new password changes. */
    consequence?: string;
  };
  /** Sends the password with the token of the link. */
  send: (password: string) => Promise<Result>;
  onDone: (result: Result) => void;
  /** The address of the account, if this browser knows it. Password managers store the password with it. */
  username?: string | undefined;
  /** Explains that the link no longer works and what to do next. Replaces the form. */
  renderInvalidLink: (code: LinkProblem) => ReactNode;
}

const loadCalls = () => import('@attesta/domain/account/calls');
const resolver = lazyResolver<Form>(() => loadCalls().then((calls) => calls.verifyEmail.body.pick({ password: true })));

/** The page that sets a password with the token of a mailed link: after registration and after a reset request. */
export function SetPassword<Result>({
  token,
  labels,
  send,
  onDone,
  username,
  renderInvalidLink,
}: SetPasswordProps<Result>) {
  const { t } = useTranslation('signIn');
  const problemMessage = useProblemMessage();
  const [failed, setFailed] = useState<unknown>(null);
  const [isDone, setDone] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<Form>({ resolver, defaultValues: { password: '' } });
  const { errors } = formState;
  // Still busy after success: the link works only once, and the next page may take a moment to load.
  const isBusy = formState.isSubmitting || isDone;
  const { fields, button } = useSavingForm(isBusy);

  const submit = handleSubmit(async ({ password }) => {
    setFailed(null);
    try {
      const result = await send(password);
      setDone(true);
      onDone(result);
    } catch (error) {
      const code = problemOf(error).fields['password'];
      if (code) setError('password', { type: code, message: code });
      else setFailed(error);
    }
  });

  const link = useMailedLink(token);
  const linkProblem = failed === null ? link.problem : linkProblemOf(failed);
  const account = link.email ?? username;
  const subtitle = (
    <>
      {link.email === null ? (
        <span>{labels.subtitle}</span>
      ) : (
        <AboutAddress i18nKey="reset.account" email={link.email} />
      )}{' '}
      <span>{labels.consequence}</span>
    </>
  );
  const footer = <Link render={<RouterLink to={paths.signIn} />}>{t('forgot.back')}</Link>;
  return (
    <AuthSheet title={labels.title} subtitle={linkProblem ? undefined : subtitle} footer={footer}>
      {linkProblem ? (
        <Outcome>{renderInvalidLink(linkProblem)}</Outcome>
      ) : (
        <FormColumn noValidate method="post" onSubmit={(event) => void submit(event)}>
          {failed !== null && <FailureAlert failed={failed} />}
          {account && <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />}
          <div ref={fields}>
            <PasswordField
              {...register('password')}
              label={labels.password}
              help={labels.passwordHelp}
              autoComplete="new-password"
              required
              error={problemMessage(errors.password?.message, 'password')}
            />
          </div>
          <Button ref={button} type="submit" size="large" fullWidth loading={isBusy} loadingLabel={labels.submitting}>
            {labels.submit}
          </Button>
        </FormColumn>
      )}
    </AuthSheet>
  );
}
