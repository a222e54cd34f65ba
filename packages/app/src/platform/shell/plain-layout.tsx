import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { finishHydration } from '../start/hydration';
import { PlainSheet } from './page/plain-sheet';

/** Layout of error pages and legal texts, which do not depend on a user. */
export function Component() {
  useEffect(finishHydration, []);
  return (
    <PlainSheet>
      <Outlet />
    </PlainSheet>
  );
}
