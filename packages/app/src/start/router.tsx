import { useEffect } from 'react';
import { createBrowserRouter, useNavigate, useLocation, type RouteObject } from 'react-router-dom';
import { Fault } from '../errors/fault';
import { Guard } from '../guard/guard';
import { loadLayout, loadPage } from '../pages';
import { notFound, routeAt, routes, type Frame, type Route } from '../routes';
import { sentToRoot } from '../session/unauthorised';
import { useScroll } from './scroll';
import { StartScreen } from './start-screen';
import { useTitle } from './title';

/** A page that no rule watches must be left by hand when a 401 ends the session; all others the guard leaves. */
function useWayToRoot(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const { access } = routeAt(pathname);
    if (access === 'hub' || access === 'portal') return;
    return sentToRoot.watch(() => { void navigate('/', { replace: true }); });
  }, [navigate, pathname]);
}

/** Around every page: the guard, title and scroll position, and the way out when the session ends. */
function Root() {
  useTitle();
  useScroll();
  useWayToRoot();
  return <Guard />;
}

const pageOf = (route: Route): RouteObject => ({ path: route.path, lazy: () => loadPage(route) });
const inFrame = (frame: Frame, list: readonly Route[]): RouteObject => ({ lazy: () => loadLayout(frame), children: list.filter((route) => route.frame === frame).map(pageOf) });

/** The route table as the router wants it: each page a chunk, pages of one frame under one layout. */
export const createPortalRouter = () =>
  createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: Fault,
      HydrateFallback: StartScreen,
      children: [
        inFrame('auth', routes),
        inFrame('plain', [...routes, notFound]),
        { lazy: () => import('../http/fetch-cache'), children: [inFrame('portal', routes)] },
      ],
    },
  ]);
