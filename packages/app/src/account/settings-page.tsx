import { getAccount } from '@attesta/domain/account/calls';
import { Card } from '@attesta/ui/display/card';
import { Heading, Text } from '@attesta/ui/display/typography';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../http/read-state';
import { useCall } from '../http/use-call';
import { $user } from '../session/model';
import { ConfigurationForm } from './configuration-form';
import { Page } from './form-layout';
import { PasswordForm } from './password-form';

/** What an account told of itself, and its password; both can be changed. */
export function Component() {
  const { t } = useTranslation('account');
  const user = useUnit($user);
  const read = useCall(getAccount, {});
  return (
    <Page>
      <Heading level={1} size="h2">{t('settings.title')}</Heading>
      {user?.role === 'notified_body' && <Text tone="muted" size="large">{t('settings.bodyLead')}</Text>}
      <Card>
        <ReadState read={read} skeleton={<Skeleton shape="rect" height={320} />}>
          {({ account }) => <ConfigurationForm role={user?.role} account={account ?? undefined} submit={t('settings.submit')} />}
        </ReadState>
      </Card>
      <Card title={t('settings.password')} subtitle={t('settings.passwordLead')}>
        <PasswordForm email={user?.email ?? ''} />
      </Card>
    </Page>
  );
}
