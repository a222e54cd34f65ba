import { attach, sample } from 'effector';
import { matchPath } from 'react-router-dom';
import { loadRoute } from './pages';
import { $remembered } from './platform/guard/remembered';
import { guardedLocation } from './platform/guard/guarded-location';
import { startReadsFx } from './platform/http/early-reads';
import { $token } from './platform/http/token';
import { routeAt } from './platform/navigation/routes';
import { loadSettingsFx } from './platform/start/settings';
import { paths } from './platform/navigation/paths';

/** The page that the guard most likely opens: from the sign-in pages, it redirects a signed-in user. */
function expectedAddress(remembered: string | null): URL {
  const { href, pathname, search } = globalThis.location;
  const { access } = routeAt(pathname);
  const isRedirected = access === 'root' || access === 'sign-in';
  return new URL(isRedirected ? (guardedLocation({ pathname, search }).to ?? remembered ?? paths.hub) : href, href);
}

/**
 * Loads the page of a user with a stored token and starts its reads while the user is fetched. The guard still decides
 * whether the page is rendered, and the server who may read.
 */
const openPageFx = attach({
  source: $remembered,
  async effect(remembered) {
    const { pathname, searchParams } = expectedAddress(remembered);
    const route = routeAt(pathname);
    const page = await loadRoute(route);
    const params = matchPath(route.path, pathname)?.params ?? {};
    return page.reads?.({ params, query: searchParams }) ?? [];
  },
});

// The reads need the API host.
sample({
  clock: loadSettingsFx.doneData,
  source: $token,
  filter: (token) => token !== null,
  fn: () => undefined,
  target: openPageFx,
});
sample({ clock: openPageFx.doneData, target: startReadsFx });
