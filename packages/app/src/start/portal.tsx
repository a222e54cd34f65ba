import { lazy, Suspense, type ComponentType } from 'react';
import { PortalRouter } from '../navigation/portal-router';
import { log } from './log';
import { Pages } from './router';
import { StartScreen } from './start-screen';

const Nothing = () => null;

/** Without its host the portal works on, only silently. */
const Notices = lazy<ComponentType>(() =>
  import('../notices/host').then(
    ({ Notices: component }) => ({ default: component }),
    (error: unknown) => {
      log('notices can’t be shown', error);
      return { default: Nothing };
    },
  ),
);

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
