import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { OneTimeCodeField } from '@attesta/ui/inputs/one-time-code-field';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemMessage } from '../../platform/errors/problem-messages';
import { problemOf } from '../../platform/http/problem';
import { signInFx, type Credentials } from '../../platform/session/sign-in';
import { SupportContact } from '../../platform/errors/support-contact';
import { AboutAddress } from './forms/about-address';
import { FailureAlert } from './forms/failure-alert';
import { NotVerifiedAlert } from './mail-links/not-verified-alert';
import { FormColumn } from './forms/sign-in-forms.styles';

interface SecondStepFormProps {
  /** E-mail address and password, which the server accepted. */
  credentials: Credentials;
  onBack: () => void;
}

/** The second step of sign-in: the code of the authenticator app, or a recovery code. Repeats the call with it. */
export function SecondStepForm({ credentials, onBack }: SecondStepFormProps) {
  const { t } = useTranslation('signIn');
  const problemMessage = useProblemMessage();
  const signIn = useUnit(signInFx);
  const [problem, setProblem] = useState<string>();
  const [failed, setFailed] = useState<unknown>(null);
  const [isUnverified, setUnverified] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** Recovery codes contain letters, which the numeric keypad of a phone lacks. */
  const [isRecovery, setRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [isRecovery]);

  const submit = async () => {
    const reject = (code: string | undefined, error: unknown = null) => {
      setProblem(code);
      setFailed(error);
      if (code !== undefined) field.current?.focus();
    };
    const code = field.current?.value.trim() ?? '';
    if (code === '') return reject('required');
    reject(undefined);
    setUnverified(false);
    setBusy(true);
    try {
      setUnverified((await signIn({ ...credentials, one_time_code: code })) === false);
    } catch (error) {
      const inField = problemOf(error).fields['one_time_code'];
      reject(inField, inField === undefined ? error : null);
    } finally {
      setBusy(false);
    }
  };
  const toggle = () => {
    setRecovery(!isRecovery);
    setProblem(undefined);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void submit();
  };

  return (
    <FormColumn noValidate onSubmit={onSubmit}>
      {isUnverified && <NotVerifiedAlert email={credentials.email} />}
      {failed !== null && <FailureAlert failed={failed} />}
      <Text>
        <AboutAddress i18nKey="secondStep.text" email={credentials.email} />
      </Text>
      {isRecovery ? (
        <TextField
          key="recovery"
          ref={field}
          name="one_time_code"
          label={t('secondStep.recoveryCode')}
          help={t('secondStep.recoveryHelp')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={problemMessage(problem, 'oneTimeCode')}
        />
      ) : (
        <OneTimeCodeField
          key="app"
          ref={field}
          name="one_time_code"
          label={t('secondStep.code')}
          help={t('secondStep.help')}
          required
          error={problemMessage(problem, 'oneTimeCode')}
        />
      )}
      {isRecovery && (
        <Text size="small" tone="muted">
          {t('secondStep.lost')} <SupportContact />
        </Text>
      )}
      <Button type="submit" size="large" fullWidth loading={isBusy} loadingLabel={t('signIn.submitting')}>
        {t('signIn.submit')}
      </Button>
      <Button variant="text" onClick={toggle}>
        {isRecovery ? t('secondStep.useApp') : t('secondStep.useRecovery')}
      </Button>
      <Button variant="text" tone="neutral" onClick={onBack}>
        {t('secondStep.back')}
      </Button>
    </FormColumn>
  );
}
