import { PageTransition } from '@attesta/ui/shell/page-transition';
import { Suspense } from 'react';
import { useLocation, useOutlet } from 'react-router-dom';
import { lazyExtra } from '../start/lazy-extra';

/** Floats over the page and comes after it: what opens menus is heavier than the form. */
const Corner = lazyExtra(() => import('./auth-corner').then(({ AuthCorner }) => AuthCorner));

/** Around the sign-in pages: one goes before the next comes (specification, section 2); language and mode are in reach of everyone. */
export function Component() {
  const { pathname } = useLocation();
  const page = useOutlet(); // kept as it is while it leaves
  return (
    <>
      <Suspense>
        <Corner />
      </Suspense>
      <PageTransition page={pathname}>{page}</PageTransition>
    </>
  );
}
