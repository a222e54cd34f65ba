import { createEvent, createStore, sample } from 'effector';
import { problemOf } from '../http/problem';
import { tokenAdopted, tokenRejected } from '../http/token';
import { sessionLoadFailed, sessionLoadRequested } from './load-session';
import { signedIn } from './model';

/** The user of the stored token is fetched again. */
export const sessionLoadRetried = createEvent();

/**
 * Number of failed attempts to fetch the user of the stored token, for another reason than an invalid token: the server
 * cannot be reached or fails. Zero if there is nothing to retry. The token and the requested path are kept meanwhile.
 */
export const $failedSessionLoads = createStore(0)
  .on(sessionLoadFailed, (attempts, error) => (problemOf(error).code === 'unauthenticated' ? 0 : attempts + 1))
  .reset(signedIn, tokenAdopted, tokenRejected);

sample({
  clock: sessionLoadRetried,
  source: $failedSessionLoads,
  filter: (attempts) => attempts > 0,
  fn: () => {},
  target: sessionLoadRequested,
});
