import { getMailPreferences } from '@attesta/domain/account/profile/calls';
import type { Role } from '@attesta/domain/access/roles';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../../platform/errors/read-state';
import { useCall } from '../../../platform/http/use-call';
import { SettingsRow } from '../layout/settings-row';
import { MailsForm } from './mails-form';

/** Kinds of e-mails that are always sent, `approval` only to notified bodies. */
const required = ['security', 'courses', 'approval', 'deletion'] as const;

/** The choices about e-mails, and the e-mails that are always sent, with the reason. */
export function MailsRows({ role }: { role: Role | null }) {
  const { t } = useTranslation('account');
  const read = useCall(getMailPreferences, {});
  const kinds = required.filter((kind) => kind !== 'approval' || role === 'notified_body');
  return (
    <>
      <SettingsRow title={t('personal.mails.choices')}>
        <ReadState read={read} skeleton={<Skeleton shape="rect" height={200} />}>
          {(stored) => <MailsForm stored={stored} />}
        </ReadState>
      </SettingsRow>
      <SettingsRow title={t('personal.mails.required')} lead={t('personal.mails.requiredLead')}>
        <DescriptionList
          items={kinds.map((kind) => ({
            term: t(`personal.mails.requiredKinds.${kind}.name`),
            description: t(`personal.mails.requiredKinds.${kind}.why`),
          }))}
        />
      </SettingsRow>
    </>
  );
}
