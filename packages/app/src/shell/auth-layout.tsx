import { Outlet } from 'react-router-dom';

/** Around the sign-in pages. */
export function Component() {
  return <Outlet />;
}
