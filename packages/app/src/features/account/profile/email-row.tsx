import { cancelEmailChange, getEmailChange } from '@attesta/domain/account/email/calls';
import type { ResponseOf } from '@attesta/domain/contract/call';
import { Text } from '@attesta/ui/display/typography';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../platform/errors/problem-messages';
import { ReadState } from '../../../platform/errors/read-state';
import { useCall } from '../../../platform/http/use-call';
import { useSend } from '../../../platform/http/use-send';
import { refreshUserFx } from '../../../platform/session/load-session';
import { notify } from '../../../platform/toasts/model';
import { FormActions } from '../forms/form-actions';
import { SettingsRow } from '../layout/settings-row';
import { EmailForm } from './email-form';
import { PendingEmail } from './pending-email';

/** A pending change is read again at this interval, in ms: the links may be opened in another browser. */
const refreshInterval = (read?: ResponseOf<typeof getEmailChange>) => (read?.change ? 20_000 : 0);

/** The e-mail address, and its change, which is confirmed at both addresses. */
export function EmailRow({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const send = useSend();
  const failureMessage = useFailureMessage();
  const [show, refreshUser] = useUnit([notify, refreshUserFx]);
  const read = useCall(getEmailChange, {}, { refreshInterval });
  const change = read.data?.change ?? null;
  const [isEditing, setEditing] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const focusRegion = () => region.current?.focus({ preventScroll: true });

  // A change that is no longer waiting was confirmed elsewhere, was cancelled, or has expired.
  const lastChange = useRef(change);
  useEffect(() => {
    if (lastChange.current && !change) void refreshUser().catch(() => undefined);
    lastChange.current = change;
  }, [change, refreshUser]);

  const close = () => {
    setEditing(false);
    focusRegion();
  };
  const cancel = async () => {
    setCancelling(true);
    try {
      await send(cancelEmailChange, {});
      await read.setData({ change: null });
      show({ message: t('personal.email.cancelled'), tone: 'success' });
    } catch (error) {
      show({ message: failureMessage(error), tone: 'error' });
    }
    setCancelling(false);
    focusRegion();
  };

  return (
    <SettingsRow title={t('personal.email.title')} lead={t('personal.email.lead')} contentRef={region}>
      <Text>
        <strong>
          <bdi>{email}</bdi>
        </strong>
      </Text>
      <ReadState read={read} skeleton={<Skeleton shape="rect" height={40} />}>
        {() => (
          <>
            {change && <PendingEmail current={email} change={change} />}
            {isEditing ? (
              <EmailForm
                {...(change && { email: change.email })}
                onRequested={(requested) => {
                  void read.setData({ change: requested });
                  show({ message: t('personal.email.sent'), tone: 'success' });
                  close();
                }}
                onCancel={close}
              />
            ) : (
              <FormActions>
                {change && (
                  <Button variant="text" tone="neutral" loading={isCancelling} onClick={() => void cancel()}>
                    {t('personal.email.cancel')}
                  </Button>
                )}
                <Button variant="outlined" onClick={() => setEditing(true)}>
                  {change ? t('personal.email.again') : t('personal.email.change')}
                </Button>
              </FormActions>
            )}
          </>
        )}
      </ReadState>
    </SettingsRow>
  );
}
