import { Suspense } from 'react';
import { PortalRouter } from '../navigation/portal-router';
import { lazyExtra } from './lazy-extra';
import { Pages } from './router';
import { StartScreen } from './start-screen';

const Notices = lazyExtra(() => import('../notices/host').then(({ Notices: part }) => part));

/** The whole portal. While a language loads, the start screen shows, never a half-translated page. */
export function Portal() {
  return (
    <>
      {/* Above what suspends: a router that is hidden while something loads would miss a change of the address. */}
      <PortalRouter>
        <Suspense fallback={<StartScreen />}>
          <Pages />
        </Suspense>
      </PortalRouter>
      <Suspense>
        <Notices />
      </Suspense>
    </>
  );
}
