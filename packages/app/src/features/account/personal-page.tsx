import { getSecondFactor, listSessions } from '@attesta/domain/account/calls';
import { getDeletion } from '@attesta/domain/account/data/calls';
import { getEmailChange } from '@attesta/domain/account/email/calls';
import { getMailPreferences } from '@attesta/domain/account/profile/calls';
import { readRequest } from '../../platform/http/early-reads';
import { Card } from '@attesta/ui/display/card';
import { Button } from '@attesta/ui/inputs/button';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCall } from '../../platform/http/use-call';
import { organisationSettingsOf } from '../../platform/navigation/settings-paths';
import { $user } from '../../platform/session/model';
import { Page } from '../../platform/shell/page';
import { DataCards } from './data/data-cards';
import { MailsCards } from './mails/mails-cards';
import { EmailCard } from './profile/email-card';
import { ProfileCard } from './profile/profile-card';
import { FactorCard } from './security/factor-card';
import { PasswordForm } from './security/password-form';
import { SessionsCard } from './security/sessions-card';
import { SettingsSections } from './settings-sections';

export const reads = () => [
  readRequest(listSessions, {}),
  readRequest(getSecondFactor, {}),
  readRequest(getEmailChange, {}),
  readRequest(getMailPreferences, {}),
  readRequest(getDeletion, {}),
];

/** Personal settings of every signed-in user: profile, security, e-mails and data. */
export function Component() {
  const { t } = useTranslation('account');
  const user = useUnit($user);
  const sessions = useCall(listSessions, {});
  if (!user) return null;
  const email = user.email ?? '';
  const settings = organisationSettingsOf(user.role);
  const section = (id: 'profile' | 'security' | 'mails' | 'data', content: ReactNode) => ({
    id,
    title: t(`personal.sections.${id}.title`),
    lead: t(`personal.sections.${id}.lead`),
    content,
  });
  return (
    <Page
      title={t('personal.title')}
      actions={
        settings && (
          <Button variant="outlined" render={<Link to={settings} />}>
            {t('personal.organisation')}
          </Button>
        )
      }
    >
      <SettingsSections
        label={t('personal.sections.label')}
        sections={[
          section(
            'profile',
            <>
              <ProfileCard user={user} />
              <EmailCard email={email} />
            </>,
          ),
          section(
            'security',
            <>
              <Card title={t('settings.password')} headingLevel={3} subtitle={t('settings.passwordLead')}>
                <PasswordForm email={email} onChanged={() => void sessions.reload()} />
              </Card>
              <FactorCard />
              <SessionsCard />
            </>,
          ),
          section('mails', <MailsCards role={user.role} />),
          section('data', <DataCards />),
        ]}
      />
    </Page>
  );
}
