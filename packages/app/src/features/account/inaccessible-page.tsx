import { Button } from '@attesta/ui/inputs/button';
import { MessageFrame } from '@attesta/ui/shell/message-frame';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $user } from '../../platform/session/model';
import { signOutRequested } from '../../platform/session/sign-out';
import { refreshUserFx } from '../../platform/session/load-session';
import type { User } from '../../platform/session/user';
import { Paragraphs } from '../../platform/shell/paragraphs';
import { ResendVerification } from '../sign-in';

type Reason = 'unverified' | 'inactive' | 'unapproved';

/** Returns why the account has no access, in the order of the guard's rules (specification, section 4). */
export function reasonOf(user: Pick<User, 'is_email_verified' | 'is_account_active'>): Reason {
  if (!user.is_email_verified) return 'unverified';
  return user.is_account_active ? 'unapproved' : 'inactive';
}

/**
 * Shown to unverified, inactive and unapproved users: the reason and the next step. The guard redirects the user
 * once the reason no longer applies.
 */
export function Component() {
  const { t } = useTranslation('account');
  const { user, refresh, signOut, checking } = useUnit({
    user: $user,
    refresh: refreshUserFx,
    signOut: signOutRequested,
    checking: refreshUserFx.pending,
  });
  const [checked, setChecked] = useState(false);
  if (!user) return null;
  const reason = reasonOf(user);
  const name = user.notified_body?.name;
  const text =
    reason === 'unapproved' && !name
      ? t('inaccessible.unapproved.textUnnamed')
      : t(`inaccessible.${reason}.text`, { email: user.email, name });
  const showChecked = () => setChecked(true);
  const check = () => void refresh().then(showChecked, showChecked);
  return (
    <MessageFrame
      picture="waiting"
      variant={user.role === 'notified_body' ? 'notified-body' : 'market-operator'}
      title={t(`inaccessible.${reason}.title`)}
      actions={
        <>
          <Button loading={checking} loadingLabel={t('inaccessible.checking')} onClick={check}>
            {t('inaccessible.check')}
          </Button>
          {reason === 'unverified' && user.email && <ResendVerification email={user.email} />}
          <Button variant="text" tone="neutral" onClick={() => signOut()}>
            {t('inaccessible.logout')}
          </Button>
        </>
      }
    >
      <Paragraphs>
        <p>{text}</p>
        <p>{t(`inaccessible.${reason}.next`)}</p>
        <p role="status">{checked && !checking ? t('inaccessible.unchanged') : ''}</p>
      </Paragraphs>
    </MessageFrame>
  );
}
