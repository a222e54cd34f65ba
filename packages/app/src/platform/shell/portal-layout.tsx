import { Logo } from '@attesta/ui/display/logo';
import { Breadcrumbs } from '@attesta/ui/navigation/breadcrumbs';
import { AppShell } from '@attesta/ui/shell/app-shell';
import { TopBar } from '@attesta/ui/shell/top-bar';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { ErrorBoundary } from '../errors/error-boundary';
import { $preferences } from '../preferences/model';
import { $user } from '../session/model';
import type { User } from '../session/user';
import { AccountControl } from './account-control';
import { AppearanceControl } from './appearance-control';
import { breadcrumbs, type Crumb } from './breadcrumbs';
import { ConfiguredOutlet } from './configured-outlet';
import { ConnectionBanner } from './connection-banner';
import { $drawerOpen, drawerOpenChanged } from './drawer';
import { LanguageControl } from './language-control';
import { logoHome, logoVariant } from './logo';
import { ModeControl } from './mode-control';
import { Navigation, NavigationBar } from './navigation';
import { SearchControl } from './search-control';
import { PageSkeleton } from './page-skeleton';

const Content = styled.div`
  & > :is([data-part='breadcrumbs'], [data-part='banner-stack']) {
    margin-block-end: 16px;
  }
`;

/** Layout of all pages for signed-in users (specification, section 2, layout). */
export function Component() {
  const user = useUnit($user);
  return user && <Shell user={user} />;
}

function Shell({ user }: { user: User }) {
  const { t } = useTranslation('portal');
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
      labels={{
        skip: t('shell.skip'),
        navigation: t('shell.navigation'),
        menu: t('shell.menu'),
        closeMenu: t('shell.closeMenu'),
      }}
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
  const crumbs = breadcrumbs(pathname, user.role);
  if (crumbs.length < 2) return null;
  const label = ({ from, key }: Crumb) => t(`${from}.${key}` as 'titles.error');
  return (
    <Breadcrumbs
      items={crumbs.map((crumb) => ({ label: label(crumb), href: crumb.href }))}
      renderLink={({ href, ...link }) => <Link {...link} to={href} />}
      labels={{ breadcrumbs: t('shell.breadcrumbs'), showMore: (count) => t('shell.showMore', { count }) }}
    />
  );
}
