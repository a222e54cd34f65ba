import { Outlet } from 'react-router-dom';
import { PlainSheet } from './plain-sheet';

/** Layout of error pages and legal texts, which do not depend on a user. */
export function Component() {
  return (
    <PlainSheet>
      <Outlet />
    </PlainSheet>
  );
}
