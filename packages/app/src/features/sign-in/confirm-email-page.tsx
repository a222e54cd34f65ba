import type { confirmEmailChange } from '@attesta/domain/account/email/calls';
import { Text } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { AuthSheet } from '@attesta/ui/shell/auth-frame';
import { useUnit } from 'effector-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { problemOf } from '../../platform/http/problem';
import type { Endpoint } from '../../platform/http/send';
import { useSend } from '../../platform/http/use-send';
import { personalSettings } from '../../platform/navigation/settings-paths';
import { refreshUserFx } from '../../platform/session/load-session';
import { $user } from '../../platform/session/model';
import { confirmationIn, emailLinkProblem, type EmailConfirmation } from './email-confirmation';
import { FailureAlert } from './failure-alert';
import { Outcome } from './outcome';
import { FormColumn } from './sign-in-forms.styles';
import { useLinkToken, usePageLocation } from './use-link-token';

const confirmEndpoint: Endpoint<typeof confirmEmailChange> = { method: 'POST', path: '/api/account/email/confirm' };

/** Confirms a change of the e-mail address with the link of a mail. Opening the link alone changes nothing. */
export function Component() {
  const { t } = useTranslation('signIn');
  const token = useLinkToken();
  const confirmation = confirmationIn(usePageLocation().state);
  const user = useUnit($user);
  const leave = (
    <Button size="large" fullWidth render={<RouterLink to={user ? personalSettings : '/login'} />}>
      {user ? t('confirmEmail.toSettings') : t('signIn.submit')}
    </Button>
  );
  return (
    <AuthSheet title={confirmation?.completed ? t('confirmEmail.changed') : t('confirmEmail.title')}>
      <FormColumn as="div">
        {confirmation ? (
          <Outcome>
            <Confirmed confirmation={confirmation} />
            {leave}
          </Outcome>
        ) : token === null ? (
          <>
            <Alert tone="warning">{t('confirmEmail.incomplete')}</Alert>
            {leave}
          </>
        ) : (
          <ConfirmButton key={token} token={token}>
            {leave}
          </ConfirmButton>
        )}
      </FormColumn>
    </AuthSheet>
  );
}

function Confirmed({ confirmation: { confirmed, completed } }: { confirmation: EmailConfirmation }) {
  const { t } = useTranslation('signIn');
  const text = completed ? 'completed' : confirmed === 'new' ? 'newConfirmed' : 'currentConfirmed';
  return (
    <Alert tone="success" live>
      {t(`confirmEmail.${text}`)}
    </Alert>
  );
}

/** The button that confirms, then the reason why the link no longer works, with `children` as the next step. */
function ConfirmButton({ token, children }: { token: string; children: ReactNode }) {
  const { t } = useTranslation('signIn');
  const navigate = useNavigate();
  const send = useSend();
  const [user, refreshUser] = useUnit([$user, refreshUserFx]);
  const [failed, setFailed] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    setFailed(null);
    try {
      const confirmation = confirmationIn({ confirmation: await send(confirmEndpoint, { body: { token } }) });
      if (user) await refreshUser().catch(() => undefined);
      // Replaces the history entry, because the link no longer works.
      await navigate('/confirm-email', { replace: true, state: { confirmation } });
    } catch (error) {
      setFailed(error);
    }
    setBusy(false);
  };
  const problem = failed === null ? null : emailLinkProblem(problemOf(failed));
  if (problem !== null)
    return (
      <Outcome>
        <Alert tone={problem === 'used' ? 'info' : 'error'} live>
          {t(`confirmEmail.problems.${problem}`)}
        </Alert>
        {children}
      </Outcome>
    );
  return (
    <>
      {failed !== null && <FailureAlert failed={failed} />}
      <Text>{t('confirmEmail.text')}</Text>
      <Button
        size="large"
        fullWidth
        loading={isBusy}
        loadingLabel={t('confirmEmail.submitting')}
        onClick={() => void confirm()}
      >
        {t('confirmEmail.submit')}
      </Button>
    </>
  );
}
