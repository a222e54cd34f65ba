import { Logo } from '@attesta/ui/display/logo';
import { Breadcrumbs } from '@attesta/ui/navigation/breadcrumbs';
import { AppShell } from '@attesta/ui/shell/app-shell';
import { TopBar } from '@attesta/ui/shell/top-bar';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { ErrorBoundary } from '../errors/error-boundary';
import { awaitsApproval } from '../guard/decide';
import { $preferences } from '../preferences/model';
import { $user } from '../session/model';
import type { User } from '../session/user';
import { AccountControl } from './bar/account-control';
import { AppearanceControl } from './bar/appearance-control';
import { breadcrumbs, type Crumb } from './breadcrumbs';
import { ConnectionBanner } from './connection-banner';
import { $drawerOpen, drawerOpenChanged } from './drawer';
import { LanguageControl } from './bar/language-control';
import { logoHome, logoVariant } from './bar/logo';
import { ModeControl } from './bar/mode-control';
import { Navigation, NavigationBar } from './bar/navigation';
import { SearchControl } from './palette/search-control';
import { PageSkeleton } from './page/page-skeleton';
import { Card } from '@attesta/ui/display/card';
import { ConfigurationRequired } from '../errors/configuration-required';
import { routeAt } from '../navigation/routes';
import { Page } from './page/page';

/**
 * The page of the route. A page that needs a configured account is replaced by the link to the configuration, so that
 * nobody fills in a form that the server would refuse.
 */
function ConfiguredOutlet({ user }: { user: User }) {
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

const Content = styled.div`
  & > :is([data-part='breadcrumbs'], [data-part='banner-stack']) {
    margin-block-end: 16px;
  }
  @media print {
    & > [data-part='breadcrumbs'] {
      display: none;
    }
  }
`;

/** Layout of all pages for signed-in users (specification, section 2, layout). */
export function Component() {
  const user = useUnit($user);
  return user && <Shell user={user} />;
}

function Shell({ user }: { user: User }) {
  const { pathname } = useLocation();
  const [{ menuOrientation, miniDrawer, container }, drawerOpen, setDrawerOpen] = useUnit([
    $preferences,
    $drawerOpen,
    drawerOpenChanged,
  ]);
  return (
    <AppShell
      layout={menuOrientation}
      navBar={menuOrientation === 'horizontal' ? <NavigationBar user={user} /> : null}
      drawerOpen={drawerOpen ?? undefined}
      onDrawerOpenChange={(open) => setDrawerOpen(open)}
      rail={miniDrawer}
      container={container}
      drawerBrand={<Brand user={user} />}
      topBar={
        <TopBar
          brand={<Brand user={user} />}
          end={
            <>
              <LanguageControl />
              <ModeControl />
              <AppearanceControl />
              <AccountControl user={user} />
            </>
          }
        >
          <SearchControl user={user} />
        </TopBar>
      }
      navigation={<Navigation user={user} />}
    >
      <Content>
        <ConnectionBanner />
        <PageBreadcrumbs user={user} />
        <ErrorBoundary page={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <ConfiguredOutlet user={user} />
          </Suspense>
        </ErrorBoundary>
      </Content>
    </AppShell>
  );
}

function Brand({ user }: { user: User }) {
  const { t } = useTranslation('portal');
  const { pathname } = useLocation();
  const variant = logoVariant(pathname, user.role);
  const label = { portal: t('name'), 'market-operator': t('shell.logoOperator'), 'notified-body': t('shell.logoBody') }[
    variant
  ];
  return (
    <Link to={logoHome(pathname, user.role)} aria-label={label}>
      <Logo variant={variant} />
    </Link>
  );
}

/** The breadcrumbs of the current page. Renders nothing for fewer than two. */
function PageBreadcrumbs({ user }: { user: User }) {
  const { t } = useTranslation('portal');
  const { pathname } = useLocation();
  const crumbs = breadcrumbs(pathname, awaitsApproval(user) ? null : user.role); // its dashboard is closed
  if (crumbs.length < 2) return null;
  const label = ({ from, key }: Crumb) => t(`${from}.${key}` as 'titles.error');
  return (
    <Breadcrumbs
      items={crumbs.map((crumb) => ({ label: label(crumb), href: crumb.href }))}
      renderLink={({ href, ...link }) => <Link {...link} to={href} />}
    />
  );
}
