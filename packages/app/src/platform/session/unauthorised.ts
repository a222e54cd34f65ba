import { sample } from 'effector';
import { unauthorised, type Unauthorised } from '../http/request';
import { tokenRejected } from '../http/token';
import { $history, replacePathFx, unblockFx } from '../navigation/model';
import { routeAt } from '../navigation/routes';
import { $session, sessionEnded, type Session } from './model';
import { $awaitedToken } from './tabs';
import { paths } from '../navigation/paths';

/**
 * Decides what a 401 means. It ends the session if the address does not contain `/login` and the path is not `/`
 * (specification, section 8).
 * - A 401 for a token that is no longer the session's is ignored, so that several 401s end the session once; also while
 *   another tab has stored a newer token whose user is not known yet.
 * - During start-up only the token is dropped, without a toast. The guard then redirects.
 */
export function classify(
  facts: Unauthorised,
  { isInitialized, isLoggedIn }: Pick<Session, 'isInitialized' | 'isLoggedIn'>,
): 'ignore' | 'drop' | 'end' {
  if (facts.token !== facts.stored) return 'ignore';
  if (facts.path === '/') return isLoggedIn ? 'ignore' : 'drop';
  if (facts.address.includes(paths.signIn)) return 'ignore';
  return isInitialized ? 'end' : 'drop';
}

/** Whether the guard redirects a signed-out user away from a path. */
const isGuarded = (path: string) => ['hub', 'portal'].includes(routeAt(path).access);

const classified = sample({
  clock: unauthorised,
  source: { session: $session, awaited: $awaitedToken },
  filter: ({ awaited }) => awaited === null,
  fn: ({ session }, facts) => ({ token: facts.token, outcome: classify(facts, session) }),
});
sample({
  clock: classified,
  filter: ({ outcome, token }) => outcome !== 'ignore' && token !== null,
  fn: ({ token }) => token!,
  target: tokenRejected,
});
const ended = sample({ clock: classified, filter: ({ outcome }) => outcome === 'end' });
// An open form must not block the redirect; its input is kept as a draft.
sample({ clock: sessionEnded, target: unblockFx });
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
