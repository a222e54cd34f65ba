import { usePageArrival, usePageScroll } from '@attesta/ui/shell/page-transition';
import { createElement, use, type ReactElement } from 'react';
import { useLocation, useNavigationType, useRoutes, type RouteObject } from 'react-router-dom';
import { ErrorBoundary } from './platform/errors/error-boundary';
import { Guard } from './platform/guard/guard';
import { layoutOf, pageOf, sessionCache, type PageModule } from './pages';
import type { Loadable } from './platform/navigation/loadable';
import { notFound, routeAt, routes, type Frame, type Route } from './platform/navigation/routes';
import { PlainSheet } from './platform/shell/page/plain-sheet';
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
    <ErrorBoundary page={pathname} renderFrame={(message) => <PlainSheet>{message}</PlainSheet>}>
      <Guard />
    </ErrorBoundary>
  );
}

/** Renders a page or a layout when its code is loaded. The previous page stays visible until then. */
function Loaded({ module, withPage }: { module: Loadable<PageModule>; withPage?: boolean }) {
  const { pathname } = useLocation();
  const loading = module.load();
  // The transition of the sign-in pages renders the next page when the previous one has left. If its code were not
  // loaded then, the layout would be hidden.
  if (withPage) use(pageOf(routeAt(pathname)).load());
  return createElement(use(loading).Component);
}

const loaded = (module: Loadable<PageModule>): ReactElement => <Loaded module={module} />;
const routeOf = (route: Route): RouteObject => ({ path: route.path, element: loaded(pageOf(route)) });
const inFrame = (frame: Frame, list: readonly Route[]): RouteObject => ({
  element: <Loaded module={layoutOf(frame)} withPage={frame === 'auth'} />,
  children: list.filter((route) => route.frame === frame).map(routeOf),
});

/** The route table in the router's format. Pages with the same frame share one layout. */
const routeObjects: RouteObject[] = [
  {
    element: <Root />,
    children: [
      inFrame('auth', routes),
      inFrame('plain', [...routes, notFound]),
      { element: loaded(sessionCache), children: [inFrame('portal', routes)] },
    ],
  },
];

/** Renders the page of the current location. */
export const Pages = () => useRoutes(routeObjects);
