import { Suspense } from 'react';
import { PortalRouter } from '../navigation/portal-router';
import { lazyExtra } from './lazy-extra';
import { Pages } from './router';
import { StartScreen } from './start-screen';

const Notices = lazyExtra(() => import('../notices/host').then(({ Notices: part }) => part));

/** The whole portal. A language that is still loading shows the quiet screen, never a half-worded page. */
export function Portal() {
  return (
    <>
      <Suspense fallback={<StartScreen />}>
        <PortalRouter>
          <Pages />
        </PortalRouter>
      </Suspense>
      <Suspense>
        <Notices />
      </Suspense>
    </>
  );
}
