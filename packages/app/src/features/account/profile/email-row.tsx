import { shownEmailAddress } from '@attesta/domain/values/shown-email-address';
import { cancelEmailChange, getEmailChange, type EmailChange } from '@attesta/domain/account/email/calls';
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
import { createCallFx } from '../../../platform/http/call-fx';
import { knownRead } from '../../../platform/http/known-read';
import { refreshUserFx } from '../../../platform/session/load-session';
import { notify } from '../../../platform/toasts/model';
import { FormActions } from '../forms/form-actions';
import { SettingsRow } from '../layout/settings-row';
import { EmailForm } from './email-form';
import { Chip } from '@attesta/ui/display/chip';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { Alert } from '@attesta/ui/feedback/alert';
import { useFormats } from '../../../platform/i18n/formats';

/** A change of the e-mail address that is waiting: which of the two addresses is confirmed, and until when it can be. */
function PendingEmail({ current, change }: { current: string; change: EmailChange }) {
  const { t } = useTranslation('account');
  const { moment } = useFormats();
  const status = (isConfirmed: boolean) => (
    <Chip shape={isConfirmed ? 'solid' : 'dashed'} tone={isConfirmed ? 'success' : 'neutral'}>
      {isConfirmed ? t('personal.email.confirmed') : t('personal.email.waiting')}
    </Chip>
  );
  return (
    <>
      <Alert tone="info" title={t('personal.email.pendingTitle')}>
        {t('personal.email.pending', { date: moment(change.expiresAt) })}
      </Alert>
      <DescriptionList
        items={[
          {
            term: t('personal.email.atCurrent', { email: shownEmailAddress(current) }),
            description: status(change.confirmedAtCurrent),
          },
          {
            term: t('personal.email.atNew', { email: shownEmailAddress(change.email) }),
            description: status(change.confirmedAtNew),
          },
        ]}
      />
    </>
  );
}

const cancelChangeFx = createCallFx(cancelEmailChange, () => [knownRead(getEmailChange, {}, { change: null })]);

/** A pending change is read again at this interval, in ms: the links may be opened in another browser. */
const refreshInterval = (read?: ResponseOf<typeof getEmailChange>) => (read?.change ? 20_000 : 0);

/** The e-mail address, and its change, which is confirmed at both addresses. */
export function EmailRow({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const failureMessage = useFailureMessage();
  const [cancelChange, show, refreshUser] = useUnit([cancelChangeFx, notify, refreshUserFx]);
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
      await cancelChange({});
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
          <bdi>{shownEmailAddress(email)}</bdi>
        </strong>
      </Text>
      <ReadState read={read} skeleton={<Skeleton shape="rect" height={40} />}>
        {() => (
          <>
            {change && <PendingEmail current={email} change={change} />}
            {isEditing ? (
              <EmailForm
                {...(change && { email: change.email })}
                onRequested={() => {
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
