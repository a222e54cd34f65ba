import { sample } from 'effector';
import { unauthorised, type Unauthorised } from '../http/request';
import { tokenRemoved } from '../http/token';
import { $history, replacePathFx, unblockFx } from '../navigation/model';
import { routeAt } from '../navigation/routes';
import { $session, sessionEnded, type Session } from './model';

/**
 * Decides what a 401 means. It ends the session if the address does not contain `/login` and the path is not `/`
 * (specification, section 8).
 * - A 401 for a token that is no longer the session's is ignored, so that several 401s end the session once.
 * - During start-up only the token is dropped, without a toast. The guard then redirects.
 */
export function classify(
  facts: Unauthorised,
  { isInitialized }: Pick<Session, 'isInitialized'>,
): 'ignore' | 'drop' | 'end' {
  if (facts.token !== facts.stored) return 'ignore';
  if (facts.path === '/') return isInitialized ? 'ignore' : 'drop';
  if (facts.address.includes('/login')) return 'ignore';
  return isInitialized ? 'end' : 'drop';
}

/** Whether the guard redirects a signed-out user away from a path. */
const isGuarded = (path: string) => ['hub', 'portal'].includes(routeAt(path).access);

const classified = sample({ clock: unauthorised, source: $session, fn: (session, facts) => classify(facts, session) });
sample({ clock: classified, filter: (outcome) => outcome !== 'ignore', fn: () => undefined, target: tokenRemoved });
const ended = sample({ clock: classified, filter: (outcome) => outcome === 'end' });
// An open form must not block the redirect; its input is kept as a draft.
sample({ clock: sessionEnded, fn: () => undefined, target: unblockFx });
sample({
  clock: ended,
  source: $session,
  filter: ({ isLoggedIn }) => isLoggedIn,
  fn: () => 'expired' as const,
  target: sessionEnded,
});
sample({
  clock: ended,
  source: $history,
  filter: (history) => history !== null && !isGuarded(history.current().location.pathname),
  fn: () => '/',
  target: replacePathFx,
});
