import { PageTransition } from '@attesta/ui/shell/page-transition';
import { useLocation, useOutlet } from 'react-router-dom';

/** Around the sign-in pages: one goes before the next comes (specification, section 2). */
export function Component() {
  const { pathname } = useLocation();
  const page = useOutlet(); // kept as it is while it leaves
  return <PageTransition page={pathname}>{page}</PageTransition>;
}
