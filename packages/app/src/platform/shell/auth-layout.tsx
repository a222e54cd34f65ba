import { Logo } from '@attesta/ui/display/logo';
import { AuthFrame } from '@attesta/ui/shell/auth-frame';
import { PageTransition } from '@attesta/ui/shell/page-transition';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useOutlet } from 'react-router-dom';
import { finishHydration } from '../start/hydration';
import { lazyOptional } from '../start/lazy-optional';
import { useHydrated } from '../start/use-hydrated';
import { AuthLanding } from './auth/auth-landing';

/** Loaded after the page, because menus need more code than the form. */
const Corner = lazyOptional(() => import('./auth/auth-corner').then(({ AuthCorner }) => AuthCorner));

const logo = (
  <RouterLink to="/" aria-label="Attesta">
    <Logo variant="portal" />
  </RouterLink>
);
const landing = <AuthLanding />;

/**
 * Layout of the sign-in pages: logo, landing text, language and mode controls remain; the form of the page changes with
 * a transition (specification, section 2).
 */
export function Component() {
  const { t } = useTranslation('signIn');
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  useEffect(finishHydration, []);
  const page = useOutlet(); // `PageTransition` keeps rendering the old page while it leaves
  return (
    <>
      {isHydrated && (
        <Suspense>
          <Corner />
        </Suspense>
      )}
      <AuthFrame logo={logo} aside={landing} asideLabel={t('landing.title')}>
        <PageTransition page={pathname}>{page}</PageTransition>
      </AuthFrame>
    </>
  );
}
