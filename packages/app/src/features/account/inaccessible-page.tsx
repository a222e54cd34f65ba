import { shownEmailAddress } from '@attesta/domain/values/shown-email-address';
import { Seal } from '@attesta/ui/display/seal';
import { Button } from '@attesta/ui/inputs/button';
import { Link } from '@attesta/ui/navigation/link';
import { MessageFrame } from '@attesta/ui/shell/message-frame';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormats } from '../../platform/i18n/formats';
import { $user } from '../../platform/session/model';
import { signOutRequested } from '../../platform/session/sign-out';
import type { User } from '../../platform/session/user';
import { withIdentifier } from '../../platform/shell/page/identifier';
import { Paragraphs } from '../../platform/shell/page/paragraphs';
import { SupportContact } from '../../platform/errors/support-contact';
import { ResendVerification } from '../sign-in';
import { ExportButton } from './data/export-button';
import { reasonOf } from './inaccessible/reason';
import { RequestSteps } from './inaccessible/request-steps';
import { UndoDeletionButton } from './inaccessible/undo-deletion-button';
import { refreshUserFx } from '../../platform/session/load-session';
import { getAccount } from '@attesta/domain/account/calls';
import { Card } from '@attesta/ui/display/card';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { ReadState } from '../../platform/errors/read-state';
import { useCall } from '../../platform/http/use-call';
import { ConfigurationForm } from './configuration/configuration-form';
import { SettingsRows } from './layout/settings-section';
import { paths } from '../../platform/navigation/paths';

/**
 * The data of a notified body whose request is not approved. A saved change of a rejected request is submitted at once.
 */
function CorrectRequest() {
  const { t } = useTranslation('account');
  const read = useCall(getAccount, {});
  return (
    <Card flush title={t('inaccessible.correct.title')} subtitle={t('inaccessible.correct.lead')}>
      <SettingsRows>
        <ReadState read={read} skeleton={<Skeleton shape="rect" height={320} />}>
          {({ account }) => (
            <ConfigurationForm
              role="notified_body"
              account={account ?? undefined}
              submitLabel={t('inaccessible.correct.submit')}
              isResubmission
            />
          )}
        </ReadState>
      </SettingsRows>
    </Card>
  );
}

/** Fetches the user again. The guard redirects the user once the reason no longer applies. */
function useCheckAgain(variant: 'filled' | 'outlined') {
  const { t } = useTranslation('account');
  const { refresh, isChecking } = useUnit({ refresh: refreshUserFx, isChecking: refreshUserFx.pending });
  const [isChecked, setChecked] = useState(false);
  const showChecked = () => setChecked(true);
  const check = () => void refresh().then(showChecked, showChecked);
  return {
    button: (
      <Button variant={variant} loading={isChecking} loadingLabel={t('inaccessible.checking')} onClick={check}>
        {t('inaccessible.check')}
      </Button>
    ),
    status: isChecked && !isChecking ? t('inaccessible.unchanged') : '',
  };
}

const meanwhile = {
  settings: <Link render={<RouterLink to={paths.personalSettings} />} />,
  nexus: <Link render={<RouterLink to={paths.hub} />} />,
};

/** Shown to users without access: why, what happens next, and what they can do. */
export function Component() {
  const user = useUnit($user);
  return user && <InaccessibleAccount user={user} />;
}

function InaccessibleAccount({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const signOut = useUnit(signOutRequested);
  const [isCorrecting, setCorrecting] = useState(false);
  const reason = reasonOf(user);
  const isRequest = reason === 'unapproved' || reason === 'rejected';
  const check = useCheckAgain(reason === 'rejected' ? 'outlined' : 'filled');
  const names = {
    email: shownEmailAddress(user.email ?? ''),
    name: user.notified_body?.name ?? t('inaccessible.unnamedBody'),
    number: user.notified_body?.number ?? '–',
    date: user.deletion_date === null ? '–' : date(user.deletion_date),
  };
  return (
    <>
      <MessageFrame
        mark={<Seal variant="portal" fill={0} size={72} />}
        title={t(`inaccessible.${reason}.title`, names)}
        actions={
          <>
            {reason === 'deletionPending' && <UndoDeletionButton />}
            {reason === 'deletionPending' && <ExportButton />}
            {reason === 'unapproved' && check.button}
            {isRequest && (
              <Button
                variant={reason === 'rejected' ? 'filled' : 'outlined'}
                aria-expanded={isCorrecting}
                onClick={() => setCorrecting(!isCorrecting)}
              >
                {t('inaccessible.correct.open')}
              </Button>
            )}
            {reason !== 'deletionPending' && reason !== 'unapproved' && check.button}
            {reason === 'unverified' && user.email && <ResendVerification email={user.email} />}
            <Button variant="text" tone="neutral" onClick={() => signOut()}>
              {t('inaccessible.logout')}
            </Button>
          </>
        }
      >
        <Paragraphs>
          <p>
            <Trans t={t} i18nKey={`inaccessible.${reason}.text`} values={names} {...withIdentifier} />
          </p>
          <p>{t(`inaccessible.${reason}.next`, names)}</p>
          {isRequest && <RequestSteps isRejected={reason === 'rejected'} />}
          {isRequest && (
            <p>
              <Trans t={t} i18nKey="inaccessible.meanwhile" components={meanwhile} />
            </p>
          )}
          {reason !== 'unverified' && reason !== 'deletionPending' && (
            <p>
              <SupportContact reason={isRequest ? 'questions' : 'contact'} />
            </p>
          )}
          <p role="status">{check.status}</p>
        </Paragraphs>
      </MessageFrame>
      {isRequest && isCorrecting && <CorrectRequest />}
    </>
  );
}
