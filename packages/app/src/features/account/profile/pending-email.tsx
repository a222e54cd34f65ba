import type { EmailChange } from '@attesta/domain/account/email/calls';
import { Chip } from '@attesta/ui/display/chip';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { Alert } from '@attesta/ui/feedback/alert';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';

/** A change of the e-mail address that is waiting: which of the two addresses is confirmed, and until when it can be. */
export function PendingEmail({ current, change }: { current: string; change: EmailChange }) {
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
          { term: t('personal.email.atCurrent', { email: current }), description: status(change.confirmedAtCurrent) },
          { term: t('personal.email.atNew', { email: change.email }), description: status(change.confirmedAtNew) },
        ]}
      />
    </>
  );
}
