import { createEffect, sample } from 'effector';
import { $history } from '../navigation/model';
import { routeAt } from '../navigation/routes';
import { noSessionFound } from '../session/model';
import { decide } from './decide';
import { guardedLocation } from './guarded-location';
import { pathRequested } from './remembered';

/**
 * Replaces a guarded address by the sign-in page before the router is rendered, so that the prerendered sign-in page
 * can be hydrated. The guard does the same while the router is rendered.
 */
const findRedirectFx = createEffect(() => {
  const { pathname, search, hash } = globalThis.location;
  const decision = decide(null, guardedLocation({ pathname, search }), routeAt(pathname));
  return decision.stay ? null : { from: pathname + search + hash, to: decision.go };
});
const replaceAddressFx = createEffect((path: string) => globalThis.history.replaceState(null, '', path));

sample({
  clock: noSessionFound,
  source: $history,
  filter: (history) => history === null,
  fn: () => undefined,
  target: findRedirectFx,
});
const redirected = sample({ clock: findRedirectFx.doneData, filter: (redirect) => redirect !== null });
sample({ clock: redirected, fn: ({ from }) => from, target: pathRequested });
sample({ clock: redirected, fn: ({ to }) => to, target: replaceAddressFx });
