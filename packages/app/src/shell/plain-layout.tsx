import { Outlet } from 'react-router-dom';
import { PlainSheet } from './plain-sheet';

/** Around pages that belong to nobody in particular: errors and legal texts. */
export function Component() {
  return (
    <PlainSheet>
      <Outlet />
    </PlainSheet>
  );
}
