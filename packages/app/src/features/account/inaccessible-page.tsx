import { Button } from '@attesta/ui/inputs/button';
import { Link } from '@attesta/ui/navigation/link';
import { MessageFrame } from '@attesta/ui/shell/message-frame';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormats } from '../../platform/i18n/formats';
import { personalSettings } from '../../platform/navigation/settings-paths';
import { $user } from '../../platform/session/model';
import { signOutRequested } from '../../platform/session/sign-out';
import type { User } from '../../platform/session/user';
import { Paragraphs } from '../../platform/shell/paragraphs';
import { SupportContact } from '../../platform/shell/support-contact';
import { ResendVerification } from '../sign-in';
import { ExportButton } from './data/export-button';
import { useCheckAgain } from './inaccessible/check-again';
import { CorrectRequest } from './inaccessible/correct-request';
import { reasonOf } from './inaccessible/reason';
import { UndoDeletionButton } from './inaccessible/undo-deletion-button';

const meanwhile = {
  settings: <Link render={<RouterLink to={personalSettings} />} />,
  nexus: <Link render={<RouterLink to="/nexus" />} />,
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
    email: user.email ?? '',
    name: user.notified_body?.name ?? t('inaccessible.unnamedBody'),
    number: user.notified_body?.number ?? '–',
    date: user.deletion_date === null ? '–' : date(user.deletion_date),
  };
  return (
    <>
      <MessageFrame
        picture="waiting"
        variant={user.role === 'notified_body' ? 'notified-body' : 'market-operator'}
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
          <p>{t(`inaccessible.${reason}.text`, names)}</p>
          <p>{t(`inaccessible.${reason}.next`, names)}</p>
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
