import { Suspense } from 'react';
import { PortalRouter } from './platform/navigation/portal-router';
import { lazyOptional } from './platform/start/lazy-optional';
import { Pages } from './router';
import { StartScreen } from './platform/start/start-screen';

const Toasts = lazyOptional(() => import('./platform/toasts/host').then(({ Toasts: component }) => component));

/** The portal. Shows the start screen while a language loads, so that no page is partly translated. */
export function Portal() {
  return (
    <>
      {/* Outside Suspense: a suspended router would miss changes of the address. */}
      <PortalRouter>
        <Suspense fallback={<StartScreen />}>
          <Pages />
        </Suspense>
      </PortalRouter>
      <Suspense>
        <Toasts />
      </Suspense>
    </>
  );
}
