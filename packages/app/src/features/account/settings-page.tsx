import { getAccount } from '@attesta/domain/account/calls';
import { Card } from '@attesta/ui/display/card';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../platform/errors/read-state';
import { readRequest } from '../../platform/http/early-reads';
import { useCall } from '../../platform/http/use-call';
import { $user } from '../../platform/session/model';
import { Page } from '../../platform/shell/page/page';
import { ConfigurationForm } from './configuration/configuration-form';
import { SettingsLayout } from './layout/settings-layout';
import { SettingsRows } from './layout/settings-section';
import { organisationOf, type User } from '../../platform/session/user';
import { SettingsRow } from './layout/settings-row';
import { PictureField } from './pictures/picture-field';

/** The logo of the organisation. */
function LogoRow({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const organisation = organisationOf(user);
  if (!organisation) return null;
  return (
    <SettingsRow headingLevel={2} title={t('pictures.logo.title')} lead={t('pictures.logo.lead')}>
      <PictureField kind="logo" name={organisation.name ?? ''} current={organisation.logo_url} />
    </SettingsRow>
  );
}

export const reads = () => [readRequest(getAccount, {})];

/** Account settings: the logo and the configuration of the organisation. */
export function Component() {
  const { t } = useTranslation('account');
  const user = useUnit($user);
  const read = useCall(getAccount, {});
  return (
    <Page title={t('settings.title')} lead={user?.role === 'notified_body' && t('settings.bodyLead')}>
      <SettingsLayout>
        <Card flush>
          <SettingsRows>
            {user?.account_configured && <LogoRow user={user} />}
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
