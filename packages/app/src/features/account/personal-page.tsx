import { getSecondFactor, listSessions } from '@attesta/domain/account/calls';
import { getDeletion } from '@attesta/domain/account/data/calls';
import { getEmailChange } from '@attesta/domain/account/email/calls';
import { getMailPreferences } from '@attesta/domain/account/profile/calls';
import { readRequest } from '../../platform/http/early-reads';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $user } from '../../platform/session/model';
import { Page } from '../../platform/shell/page/page';
import { DataRows } from './data/data-rows';
import { SettingsLayout } from './layout/settings-layout';
import { SettingsRow } from './layout/settings-row';
import { SettingsSection } from './layout/settings-section';
import { MailsRows } from './mails/mails-rows';
import { EmailRow } from './profile/email-row';
import { ProfileRows } from './profile/profile-rows';
import { FactorRow } from './security/factor-row';
import { PasswordForm } from './security/password-form';
import { SessionsRow } from './security/sessions-row';

export const reads = () => [
  readRequest(listSessions, {}),
  readRequest(getSecondFactor, {}),
  readRequest(getEmailChange, {}),
  readRequest(getMailPreferences, {}),
  readRequest(getDeletion, {}),
];

const ids = ['profile', 'security', 'mails', 'data'] as const;

/** Personal settings of every signed-in user: profile, security, e-mails and data. */
export function Component() {
  const { t } = useTranslation('account');
  const user = useUnit($user);
  if (!user) return null;
  const email = user.email ?? '';
  const section = (id: (typeof ids)[number]) => ({
    id,
    title: t(`personal.sections.${id}.title`),
    lead: t(`personal.sections.${id}.lead`),
  });
  return (
    <Page title={t('personal.title')}>
      <SettingsLayout sections={ids.map(section)}>
        <SettingsSection {...section('profile')}>
          <ProfileRows user={user} />
          <EmailRow email={email} />
        </SettingsSection>
        <SettingsSection {...section('security')}>
          <SettingsRow title={t('settings.password')} lead={t('settings.passwordLead')}>
            <PasswordForm email={email} />
          </SettingsRow>
          <FactorRow />
          <SessionsRow />
        </SettingsSection>
        <SettingsSection {...section('mails')}>
          <MailsRows role={user.role} />
        </SettingsSection>
        <SettingsSection {...section('data')}>
          <DataRows />
        </SettingsSection>
      </SettingsLayout>
    </Page>
  );
}
