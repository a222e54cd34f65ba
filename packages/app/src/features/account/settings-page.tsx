import { getAccount } from '@attesta/domain/account/calls';
import { Card } from '@attesta/ui/display/card';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../platform/errors/read-state';
import { readRequest } from '../../platform/http/early-reads';
import { useCall } from '../../platform/http/use-call';
import { $user } from '../../platform/session/model';
import { Page } from '../../platform/shell/page';
import { ConfigurationForm } from './configuration/configuration-form';
import { SettingsLayout } from './layout/settings-layout';
import { SettingsRows } from './layout/settings-section';
import { LogoRow } from './pictures/logo-row';

export const reads = () => [readRequest(getAccount, {})];

/** Account settings: the logo and the configuration of the organisation. */
export function Component() {
  const { t } = useTranslation(['account', 'devices']); // the fields use both; text loaded later would hide the page
  const user = useUnit($user);
  const read = useCall(getAccount, {});
  return (
    <Page title={t('settings.title')} lead={user?.role === 'notified_body' && t('settings.bodyLead')}>
      <SettingsLayout>
        <Card flush>
          <SettingsRows>
            {user?.account_configured && <LogoRow user={user} onChanged={() => void read.reload()} />}
            <ReadState read={read} skeleton={<Skeleton shape="rect" height={320} />}>
              {({ account }) => (
                <ConfigurationForm
                  role={user?.role}
                  account={account ?? undefined}
                  submitLabel={t('settings.submit')}
                />
              )}
            </ReadState>
          </SettingsRows>
        </Card>
      </SettingsLayout>
    </Page>
  );
}
