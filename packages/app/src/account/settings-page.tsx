import { getAccount } from '@attesta/domain/account/calls';
import { Card } from '@attesta/ui/display/card';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../http/read-state';
import { useCall } from '../http/use-call';
import { $user } from '../session/model';
import { Page } from '../shell/page';
import { ConfigurationForm } from './configuration-form';
import { Sheets } from './form-layout';
import { PasswordForm } from './password-form';

/** What an account told of itself, and its password; both can be changed. */
export function Component() {
  const { t } = useTranslation('account');
  const user = useUnit($user);
  const read = useCall(getAccount, {});
  return (
    <Page title={t('settings.title')} lead={user?.role === 'notified_body' && t('settings.bodyLead')}>
      <Sheets>
        <Card>
          <ReadState read={read} skeleton={<Skeleton shape="rect" height={320} />}>
            {({ account }) => (
              <ConfigurationForm role={user?.role} account={account ?? undefined} submit={t('settings.submit')} />
            )}
          </ReadState>
        </Card>
        <Card title={t('settings.password')} subtitle={t('settings.passwordLead')}>
          <PasswordForm email={user?.email ?? ''} />
        </Card>
      </Sheets>
    </Page>
  );
}
