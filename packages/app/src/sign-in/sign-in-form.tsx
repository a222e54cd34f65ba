import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { PasswordField } from '@attesta/ui/inputs/password-field';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Link } from '@attesta/ui/navigation/link';
import { useUnit } from 'effector-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useProblemWords } from '../forms/problem-words';
import { problemOf } from '../http/problem';
import { signInFx, type Credentials } from '../session/sign-in';
import { FailureAlert } from './failure-alert';
import { FormColumn, FormRow } from './form-layout';
import { ResendVerification } from './resend-verification';

type Outcome = { refused: 'unverified' } | { failed: unknown } | null;

/** Problem codes by field. */
type Problems = Partial<Record<keyof Credentials, string>>;

const emptyOnes = (credentials: Credentials): Problems =>
  Object.fromEntries(
    Object.entries(credentials).flatMap(([field, text]) => (text === '' ? [[field, 'required']] : [])),
  );

function credentialsIn(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  const text = (name: keyof Credentials) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: text('email'), password: text('password') };
}

function showFirst(form: HTMLFormElement, problems: Problems): void {
  const first = problems.email ? 'email' : problems.password ? 'password' : null;
  if (first) (form.elements.namedItem(first) as HTMLInputElement | null)?.focus();
}

/**
 * Sign-in (specification, sections 4 and 5). Where it leads is decided by the guard, once someone is signed in. Two plain
 * fields that the server judges: neither the form library nor the schemas are loaded for the portal's first page.
 * `news` stands above the fields until the form is sent for the first time.
 */
export function SignInForm({ news }: { news?: ReactNode }) {
  const { t } = useTranslation('signIn');
  const words = useProblemWords();
  const signIn = useUnit(signInFx);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [email, setEmail] = useState('');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isNew, setNew] = useState(true);

  const submit = async (form: HTMLFormElement) => {
    const credentials = credentialsIn(form);
    const show = (found: Problems) => {
      setProblems(found);
      showFirst(form, found);
    };
    const empty = emptyOnes(credentials);
    show(empty);
    setOutcome(null);
    setNew(false);
    if (Object.keys(empty).length > 0) return;
    setBusy(true);
    setEmail(credentials.email);
    try {
      if ((await signIn(credentials)) === false) setOutcome({ refused: 'unverified' });
    } catch (error) {
      setOutcome({ failed: error });
      show(problemOf(error).fields);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void submit(event.currentTarget);
  };

  return (
    <FormColumn noValidate onSubmit={onSubmit}>
      {isNew && news}
      {outcome && 'refused' in outcome && (
        <Alert tone="error" live action={<ResendVerification email={email} />}>
          {t('signIn.notVerified')}
        </Alert>
      )}
      {outcome && 'failed' in outcome && <FailureAlert failed={outcome.failed} />}
      <TextField
        name="email"
        type="email"
        label={t('signIn.email')}
        autoComplete="username"
        required
        onChange={(event) => setTyped(event.target.value)}
        error={words(problems.email)}
      />
      <PasswordField
        name="password"
        label={t('signIn.password')}
        autoComplete="current-password"
        required
        error={words(problems.password)}
      />
      <FormRow>
        <Link render={<RouterLink to="/forgot-password" state={{ email: typed }} />}>{t('signIn.forgot')}</Link>
      </FormRow>
      <Button type="submit" size="large" fullWidth loading={isBusy} loadingLabel={t('signIn.submitting')}>
        {t('signIn.submit')}
      </Button>
    </FormColumn>
  );
}
