import { getMailPreferences } from '@attesta/domain/account/profile/calls';
import type { Role } from '@attesta/domain/access/roles';
import { Card } from '@attesta/ui/display/card';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../../platform/errors/read-state';
import { useCall } from '../../../platform/http/use-call';
import { MailsForm } from './mails-form';

/** Kinds of e-mails that are always sent, `approval` only to notified bodies. */
const required = ['security', 'courses', 'approval', 'deletion'] as const;

/** The choices about e-mails, and the e-mails that are always sent, with the reason. */
export function MailsCards({ role }: { role: Role | null }) {
  const { t } = useTranslation('account');
  const read = useCall(getMailPreferences, {});
  const kinds = required.filter((kind) => kind !== 'approval' || role === 'notified_body');
  return (
    <>
      <Card>
        <ReadState read={read} skeleton={<Skeleton shape="rect" height={200} />}>
          {(stored) => <MailsForm stored={stored} onSaved={(saved) => void read.setData(saved)} />}
        </ReadState>
      </Card>
      <Card title={t('personal.mails.required')} headingLevel={3} subtitle={t('personal.mails.requiredLead')}>
        <DescriptionList
          items={kinds.map((kind) => ({
            term: t(`personal.mails.requiredKinds.${kind}.name`),
            description: t(`personal.mails.requiredKinds.${kind}.why`),
          }))}
        />
      </Card>
    </>
  );
}
