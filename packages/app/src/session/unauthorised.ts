import { createEffect, createEvent, sample } from 'effector';
import { unauthorised, type Unauthorised } from '../http/client';
import { $session, sessionEnded, type Session } from './model';
import { dropToken } from './token';

/**
 * What a 401 means (specification, section 8: it ends the session when the address does not contain `/login` and the path
 * is not `/`).
 * - An answer to a token that is no longer stored is old news: so many 401s at once count once.
 * - While the start-up still looks who is signed in, the token is dropped without a word; the guard knows where to go.
 */
export function judge(
  answer: Unauthorised,
  { isInitialized }: Pick<Session, 'isInitialized'>,
): 'ignore' | 'drop' | 'end' {
  if (answer.token !== answer.stored) return 'ignore';
  if (answer.path === '/') return isInitialized ? 'ignore' : 'drop';
  if (answer.address.includes('/login')) return 'ignore';
  return isInitialized ? 'end' : 'drop';
}

/** The session ended by a 401: away from the page, to `/`. */
export const sentToRoot = createEvent();

const dropTokenFx = createEffect(() => dropToken());

const judged = sample({ clock: unauthorised, source: $session, fn: (session, answer) => judge(answer, session) });
sample({ clock: judged, filter: (verdict) => verdict !== 'ignore', fn: () => undefined, target: dropTokenFx });
const ended = sample({ clock: judged, filter: (verdict) => verdict === 'end' });
sample({
  clock: ended,
  source: $session,
  filter: ({ isLoggedIn }) => isLoggedIn,
  fn: () => 'expired' as const,
  target: sessionEnded,
});
sample({ clock: ended, fn: () => undefined, target: sentToRoot });
