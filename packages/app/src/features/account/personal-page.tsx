import { listSessions } from '@attesta/domain/account/calls';
import { Card } from '@attesta/ui/display/card';
import { Button } from '@attesta/ui/inputs/button';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCall } from '../../platform/http/use-call';
import { $user } from '../../platform/session/model';
import { Page } from '../../platform/shell/page';
import { CardStack } from './forms/account-forms.styles';
import { FactorCard } from './personal/factor-card';
import { ProfileCard } from './personal/profile-card';
import { SessionsCard } from './personal/sessions-card';
import { PasswordForm } from './personal/password-form';

const organisationSettings = {
  market_operator: '/account-settings/market-operator',
  notified_body: '/account-settings/notified-body',
} as const;

/** Personal settings of every signed-in user: profile, password, second factor and sessions. */
export function Component() {
  const { t } = useTranslation('account');
  const user = useUnit($user);
  const sessions = useCall(listSessions, {});
  if (!user) return null;
  const settings =
    user.role === 'market_operator' || user.role === 'notified_body' ? organisationSettings[user.role] : null;
  return (
    <Page
      title={t('personal.title')}
      lead={t('personal.lead')}
      actions={
        settings && (
          <Button variant="outlined" render={<Link to={settings} />}>
            {t('personal.organisation')}
          </Button>
        )
      }
    >
      <CardStack>
        <ProfileCard user={user} />
        <Card title={t('settings.password')} subtitle={t('settings.passwordLead')}>
          <PasswordForm email={user.email ?? ''} onChanged={() => void sessions.reload()} />
        </Card>
        <FactorCard />
        <SessionsCard />
      </CardStack>
    </Page>
  );
}
