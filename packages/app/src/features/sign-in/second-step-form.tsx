import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useProblemMessage } from '../../platform/errors/problem-messages';
import { problemOf } from '../../platform/http/problem';
import { signInFx, type Credentials } from '../../platform/session/sign-in';
import { SupportContact } from '../../platform/shell/support-contact';
import { FailureAlert } from './failure-alert';
import { FormColumn } from './sign-in-forms.styles';

/** An e-mail address that breaks only if it is longer than a line. */
const Address = styled.bdi`
  display: inline-block;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;

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
  const [isBusy, setBusy] = useState(false);
  /** Recovery codes contain letters, which the numeric keypad of a phone lacks. */
  const [isRecovery, setRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const submit = async () => {
    const reject = (code: string | undefined, error: unknown = null) => {
      setProblem(code);
      setFailed(error);
      if (code !== undefined) field.current?.focus();
    };
    const code = field.current?.value.trim() ?? '';
    if (code === '') return reject('required');
    reject(undefined);
    setBusy(true);
    try {
      await signIn({ ...credentials, one_time_code: code });
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
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void submit();
  };

  return (
    <FormColumn noValidate onSubmit={onSubmit}>
      {failed !== null && <FailureAlert failed={failed} />}
      <Text>
        <Trans
          t={t}
          i18nKey="secondStep.text"
          values={{ email: credentials.email }}
          components={{ bdi: <Address /> }}
        />
      </Text>
      <TextField
        ref={field}
        name="one_time_code"
        label={isRecovery ? t('secondStep.recoveryCode') : t('secondStep.code')}
        help={isRecovery ? t('secondStep.recoveryHelp') : t('secondStep.help')}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        required
        error={problemMessage(problem, 'oneTimeCode')}
      />
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
