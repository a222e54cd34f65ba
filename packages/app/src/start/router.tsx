import { usePageArrival, usePageScroll } from '@attesta/ui/shell/page-transition';
import { createElement, lazy, useEffect, type ReactElement } from 'react';
import { useLocation, useNavigate, useNavigationType, useRoutes, type RouteObject } from 'react-router-dom';
import { FaultBoundary } from '../errors/fault-boundary';
import { Guard } from '../guard/guard';
import { loadLayout, loadPage, type PageModule } from '../pages';
import { notFound, routeAt, routes, type Frame, type Route } from '../routes';
import { sentToRoot } from '../session/unauthorised';
import { useTitle } from './title';

/** A page that no rule watches must be left by hand when a 401 ends the session; all others the guard leaves. */
function useWayToRoot(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const { access } = routeAt(pathname);
    if (access === 'hub' || access === 'portal') return;
    return sentToRoot.watch(() => {
      void navigate('/', { replace: true });
    });
  }, [navigate, pathname]);
}

/** Brings the reader along to another page: to its top, or where it was left when going back, and to its heading. Among the sign-in pages the page transition does that. */
function useArrival(): void {
  const { pathname, key } = useLocation();
  usePageScroll({ page: pathname, entry: key, back: useNavigationType() === 'POP' });
  usePageArrival(routeAt(pathname).frame === 'auth' ? 'auth' : pathname);
}

/** Around every page: the guard, title and scroll position, what shows when a page breaks, and the way out when the session ends. */
function Root() {
  useTitle();
  useArrival();
  useWayToRoot();
  const { pathname } = useLocation();
  return (
    <FaultBoundary page={pathname}>
      <Guard />
    </FaultBoundary>
  );
}

/** An element that loads its code when it is first shown; until then the page before it stays. */
const lazyElement = (load: () => Promise<PageModule>): ReactElement =>
  createElement(lazy(() => load().then(({ Component }) => ({ default: Component }))));

const pageOf = (route: Route): RouteObject => ({ path: route.path, element: lazyElement(() => loadPage(route)) });
const inFrame = (frame: Frame, list: readonly Route[]): RouteObject => ({
  element: lazyElement(() => loadLayout(frame)),
  children: list.filter((route) => route.frame === frame).map(pageOf),
});

/** The route table as the router wants it: each page a chunk, pages of one frame under one layout. */
const routeObjects: RouteObject[] = [
  {
    element: <Root />,
    children: [
      inFrame('auth', routes),
      inFrame('plain', [...routes, notFound]),
      { element: lazyElement(() => import('../http/fetch-cache')), children: [inFrame('portal', routes)] },
    ],
  },
];

/** Shows the page of the address. */
export const Pages = () => useRoutes(routeObjects);
