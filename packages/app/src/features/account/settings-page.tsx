import { readRequest } from '../../platform/http/early-reads';
import { getAccount } from '@attesta/domain/account/calls';
import { Card } from '@attesta/ui/display/card';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ReadState } from '../../platform/errors/read-state';
import { useCall } from '../../platform/http/use-call';
import { $user } from '../../platform/session/model';
import { personalSettings } from '../../platform/navigation/settings-paths';
import { Page } from '../../platform/shell/page';
import { ConfigurationForm } from './configuration/configuration-form';
import { CardStack } from './forms/account-forms.styles';
import { LogoCard } from './pictures/logo-card';

export const reads = () => [readRequest(getAccount, {})];

/** Account settings: the configuration of the organisation. The personal settings are a page of their own. */
export function Component() {
  const { t } = useTranslation(['account', 'devices']); // the fields use both; text loaded later would hide the page
  const user = useUnit($user);
  const read = useCall(getAccount, {});
  return (
    <Page
      title={t('settings.title')}
      lead={user?.role === 'notified_body' && t('settings.bodyLead')}
      actions={
        <Button variant="outlined" render={<Link to={personalSettings} />}>
          {t('settings.personal')}
        </Button>
      }
    >
      <CardStack>
        {user?.account_configured && <LogoCard user={user} onChanged={() => void read.reload()} />}
        <Card>
          <ReadState read={read} skeleton={<Skeleton shape="rect" height={320} />}>
            {({ account }) => (
              <ConfigurationForm role={user?.role} account={account ?? undefined} submitLabel={t('settings.submit')} />
            )}
          </ReadState>
        </Card>
      </CardStack>
    </Page>
  );
}
