import { createEffect, createEvent, sample } from 'effector';
import { unauthorised, type Unauthorised } from '../http/client';
import { $session, sessionEnded, type Session } from './model';
import { removeToken } from '../http/token';

/**
 * Decides what a 401 means. It ends the session if the address does not contain `/login` and the path is not `/`
 * (specification, section 8).
 * - A 401 for a token that is no longer stored is ignored, so that several 401s end the session once.
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

/** A 401 ended the session. The router navigates to `/`. */
export const redirectToRootRequested = createEvent();

const removeTokenFx = createEffect(() => removeToken());

const classified = sample({ clock: unauthorised, source: $session, fn: (session, facts) => classify(facts, session) });
sample({ clock: classified, filter: (outcome) => outcome !== 'ignore', fn: () => undefined, target: removeTokenFx });
const ended = sample({ clock: classified, filter: (outcome) => outcome === 'end' });
sample({
  clock: ended,
  source: $session,
  filter: ({ isLoggedIn }) => isLoggedIn,
  fn: () => 'expired' as const,
  target: sessionEnded,
});
sample({ clock: ended, fn: () => undefined, target: redirectToRootRequested });
