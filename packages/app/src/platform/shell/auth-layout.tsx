import { PageTransition } from '@attesta/ui/shell/page-transition';
import { Suspense, useEffect } from 'react';
import { useLocation, useOutlet } from 'react-router-dom';
import { lazyOptional } from '../start/lazy-optional';
import { finishHydration } from '../start/hydration';
import { useHydrated } from '../start/use-hydrated';

/** Loaded after the page, because menus need more code than the form. */
const Corner = lazyOptional(() => import('./auth-corner').then(({ AuthCorner }) => AuthCorner));

/**
 * Layout of the sign-in pages, with a page transition (specification, section 2) and the language and mode controls.
 */
export function Component() {
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
      <PageTransition page={pathname}>{page}</PageTransition>
    </>
  );
}
