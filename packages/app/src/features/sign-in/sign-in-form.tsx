import { Button } from '@attesta/ui/inputs/button';
import { PasswordField } from '@attesta/ui/inputs/password-field';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Link } from '@attesta/ui/navigation/link';
import { useUnit } from 'effector-react';
import { useState, type FormEvent, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useProblemMessage } from '../../platform/errors/problem-messages';
import { problemOf, wrongServices } from '../../platform/http/problem';
import { retryableImport } from '../../platform/browser/retryable-import';
import { resetEmailTyped } from '../../platform/session/reset-email';
import { signInFx, type Credentials } from '../../platform/session/sign-in';
import { FailureAlert } from './forms/failure-alert';
import { FormColumn, LinkRow } from './forms/sign-in-forms.styles';
import { NotVerifiedAlert } from './mail-links/not-verified-alert';
import { paths } from '../../platform/navigation/paths';

/** Only accounts with a second factor need this code. */
const loadSecondStep = retryableImport(() => import('./second-step-form'));

/** The second step of sign-in: its form, and what the user entered in the first. */
export interface SecondStep extends Awaited<ReturnType<typeof loadSecondStep>> {
  credentials: Credentials;
}

interface SignInFormProps {
  /** Shown above the fields until the form is submitted for the first time. */
  message?: ReactNode;
  /** The credentials are correct, and the account requires a code too. */
  onSecondStep: (step: SecondStep) => void;
}

type Outcome = { refused: 'unverified' } | { failed: unknown } | null;

/** Problem codes by field. */
type Problems = Partial<Record<keyof Credentials, string>>;

const emptyFields = (credentials: Credentials): Problems =>
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

function focusFirst(form: HTMLFormElement, problems: Problems): void {
  const first = problems.email ? 'email' : problems.password ? 'password' : null;
  if (first) (form.elements.namedItem(first) as HTMLInputElement | null)?.focus();
}

/**
 * Sign-in (specification, sections 4 and 5). The guard redirects the user after sign-in. Only the server validates the
 * fields, so that the portal's first page loads neither the form library nor the schemas.
 */
export function SignInForm({ message, onSecondStep }: SignInFormProps) {
  const { t } = useTranslation('signIn');
  const problemMessage = useProblemMessage();
  const [signIn, emailTyped] = useUnit([signInFx, resetEmailTyped]);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [email, setEmail] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);

  const submit = async (form: HTMLFormElement) => {
    const credentials = credentialsIn(form);
    const show = (found: Problems) => {
      setProblems(found);
      focusFirst(form, found);
    };
    const empty = emptyFields(credentials);
    show(empty);
    setOutcome(null);
    setSubmitted(true);
    if (Object.keys(empty).length > 0) return;
    setBusy(true);
    setEmail(credentials.email);
    try {
      // Stays busy until the guard has opened the next page.
      if ((await signIn(credentials)) !== false) return;
      setOutcome({ refused: 'unverified' });
    } catch (error) {
      if (problemOf(error).code === 'second_factor_required') {
        await loadSecondStep().then(
          (module) => onSecondStep({ ...module, credentials }),
          () => setOutcome({ failed: wrongServices }),
        );
      } else {
        setOutcome({ failed: error });
        show(problemOf(error).fields);
      }
    }
    setBusy(false);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void submit(event.currentTarget);
  };

  // Read from the form: a password manager fills it without an event.
  const keepAddress = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const form = currentTarget.closest('form');
    if (form) emailTyped(credentialsIn(form).email);
  };

  return (
    <FormColumn noValidate method="post" onSubmit={onSubmit}>
      {!isSubmitted && message}
      {outcome && 'refused' in outcome && <NotVerifiedAlert email={email} />}
      {outcome && 'failed' in outcome && <FailureAlert failed={outcome.failed} />}
      <TextField
        name="email"
        type="email"
        label={t('signIn.email')}
        autoComplete="email"
        required
        error={problemMessage(problems.email, 'email')}
      />
      <PasswordField
        name="password"
        label={t('signIn.password')}
        autoComplete="current-password"
        required
        error={problemMessage(problems.password, 'password')}
      />
      <LinkRow>
        <Link render={<RouterLink to={paths.forgotPassword} />} onClick={keepAddress}>
          {t('signIn.forgot')}
        </Link>
      </LinkRow>
      <Button type="submit" size="large" fullWidth loading={isBusy} loadingLabel={t('signIn.submitting')}>
        {t('signIn.submit')}
      </Button>
    </FormColumn>
  );
}
