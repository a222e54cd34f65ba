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
import { createCallFx } from '../../platform/http/call-fx';
import { refreshUserFx } from '../../platform/session/load-session';
import { $user } from '../../platform/session/model';
import { confirmationIn, emailLinkProblem, type EmailConfirmation } from './mail-links/email-confirmation';
import { AboutAddress } from './forms/about-address';
import { FailureAlert } from './forms/failure-alert';
import { Outcome } from './forms/outcome';
import { FormColumn } from './forms/sign-in-forms.styles';
import { useLinkToken, usePageLocation } from './forms/use-link-token';
import { useMailedLink } from './forms/use-mailed-link';
import { paths } from '../../platform/navigation/paths';

const confirmEndpoint: Endpoint<typeof confirmEmailChange> = { method: 'POST', path: '/api/account/email/confirm' };
const confirmFx = createCallFx(confirmEndpoint);

/** Confirms a change of the e-mail address with the link of a mail. Opening the link alone changes nothing. */
export function Component() {
  const { t } = useTranslation('signIn');
  const token = useLinkToken();
  const confirmation = confirmationIn(usePageLocation().state);
  const user = useUnit($user);
  const leave = (
    <Button size="large" fullWidth render={<RouterLink to={user ? paths.personalSettings : paths.signIn} />}>
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

const linkProblems = { link_used: 'used', link_invalid: 'invalid' } as const;

/** The button that confirms, then the reason why the link no longer works, with `children` as the next step. */
function ConfirmButton({ token, children }: { token: string; children: ReactNode }) {
  const { t } = useTranslation('signIn');
  const navigate = useNavigate();
  const [confirmChange, user, refreshUser] = useUnit([confirmFx, $user, refreshUserFx]);
  const [failed, setFailed] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    setFailed(null);
    try {
      const confirmation = confirmationIn({ confirmation: await confirmChange({ body: { token } }) });
      if (user) await refreshUser().catch(() => undefined);
      // Replaces the history entry, because the link no longer works.
      await navigate(paths.confirmEmail, { replace: true, state: { confirmation } });
    } catch (error) {
      setFailed(error);
    }
    setBusy(false);
  };
  const link = useMailedLink(token);
  const problem = failed === null ? link.problem && linkProblems[link.problem] : emailLinkProblem(problemOf(failed));
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
      {link.email !== null && (
        <Text size="large">
          <AboutAddress i18nKey="confirmEmail.question" email={link.email} />
        </Text>
      )}
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
