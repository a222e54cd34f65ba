import { lazy, Suspense, type ComponentType } from 'react';
import { RouterProvider } from 'react-router-dom';
import { log } from './log';
import { createPortalRouter } from './router';
import { StartScreen } from './start-screen';

const router = createPortalRouter();

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
        <RouterProvider router={router} />
      </Suspense>
      <Suspense>
        <Notices />
      </Suspense>
    </>
  );
}
