import { Outlet } from 'react-router-dom';

/** Around every page of someone who is signed in. */
export function Component() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
