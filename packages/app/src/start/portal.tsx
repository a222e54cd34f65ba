import { Suspense } from 'react';
import { RouterProvider } from 'react-router-dom';
import { createPortalRouter } from './router';
import { StartScreen } from './start-screen';

const router = createPortalRouter();

/** The whole portal. A language that is still loading shows the quiet screen, never a half-worded page. */
export function Portal() {
  return (
    <Suspense fallback={<StartScreen />}>
      <RouterProvider router={router} />
    </Suspense>
  );
}
