import { Card } from '@attesta/ui/display/card';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { ConfigurationRequired } from '../configuration/configuration-required';
import { routeAt } from '../navigation/routes';
import type { User } from '../session/user';
import { Page } from './page';

/**
 * The page of the route. A page that needs a configured account is replaced by the link to the configuration, so that
 * nobody fills in a form that the server would refuse.
 */
export function ConfiguredOutlet({ user }: { user: User }) {
  const { t } = useTranslation('portal');
  const { pathname } = useLocation();
  const { needsConfiguration, title } = routeAt(pathname);
  if (!needsConfiguration || user.account_configured) return <Outlet />;
  return (
    <Page title={t(`titles.${title}`)}>
      <Card>
        <ConfigurationRequired />
      </Card>
    </Page>
  );
}
