import { usePageArrival, usePageScroll } from '@attesta/ui/shell/page-transition';
import { createElement, lazy, type ReactElement } from 'react';
import { useLocation, useNavigationType, useRoutes, type RouteObject } from 'react-router-dom';
import { ErrorBoundary } from './platform/errors/error-boundary';
import { Guard } from './platform/guard/guard';
import { loadLayout, loadPage, type PageModule } from './pages';
import { notFound, routeAt, routes, type Frame, type Route } from './platform/navigation/routes';
import { useTitle } from './title';

/**
 * After a navigation, scrolls to the top of the page, or to the previous position when going back, and focuses its
 * heading. The page transition does that for the sign-in pages.
 */
function useScrollAndFocus(): void {
  const { pathname, key } = useLocation();
  usePageScroll({ page: pathname, entry: key, back: useNavigationType() === 'POP' });
  usePageArrival(routeAt(pathname).frame === 'auth' ? 'auth' : pathname);
}

/** Wraps every page: title, scroll position, guard and error boundary. */
function Root() {
  useTitle();
  useScrollAndFocus();
  const { pathname } = useLocation();
  return (
    <ErrorBoundary page={pathname}>
      <Guard />
    </ErrorBoundary>
  );
}

/** An element whose code is loaded on first render. The previous page stays visible until then. */
const lazyElement = (load: () => Promise<PageModule>): ReactElement =>
  createElement(lazy(() => load().then(({ Component }) => ({ default: Component }))));

const pageOf = (route: Route): RouteObject => ({ path: route.path, element: lazyElement(() => loadPage(route)) });
const inFrame = (frame: Frame, list: readonly Route[]): RouteObject => ({
  element: lazyElement(() => loadLayout(frame)),
  children: list.filter((route) => route.frame === frame).map(pageOf),
});

/** The route table in the router's format. Pages with the same frame share one layout. */
const routeObjects: RouteObject[] = [
  {
    element: <Root />,
    children: [
      inFrame('auth', routes),
      inFrame('plain', [...routes, notFound]),
      { element: lazyElement(() => import('./platform/session/session-cache')), children: [inFrame('portal', routes)] },
    ],
  },
];

/** Renders the page of the current location. */
export const Pages = () => useRoutes(routeObjects);
