import { createEvent, createStore, sample } from 'effector';
import type { User } from './user';

/** The auth state of the specification, section 3. After registering, `user` may be set while nobody is signed in. */
export interface Session {
  isLoggedIn: boolean;
  isInitialized: boolean;
  user: User | null;
}

/**
 * How a session ends: someone signed out here, or in another tab, or the server no longer knows the token.
 * What is of the session must be dropped in each case; what was typed may come back after an `expired` one.
 */
export type SessionEnd = 'signed-out' | 'elsewhere' | 'expired';

/** Someone is signed in: after sign-in, at start with a good token, or again with a fresh answer. */
export const signedIn = createEvent<User>();
/** It is known that nobody is signed in. */
export const foundSignedOut = createEvent();
/** The host answered a user to a registration; nobody is signed in by that. */
export const registered = createEvent<User | null>();
/** Everything of the session is to be dropped. */
export const sessionEnded = createEvent<SessionEnd>();

export const $session = createStore<Session>({ isLoggedIn: false, isInitialized: false, user: null })
  .on(signedIn, (_, user) => ({ isLoggedIn: true, isInitialized: true, user }))
  .on(foundSignedOut, (session) => ({
    isLoggedIn: false,
    isInitialized: true,
    user: session.isLoggedIn ? null : session.user,
  }))
  .on(registered, (session, user) => (user && !session.isLoggedIn ? { ...session, user } : session))
  .on(sessionEnded, () => ({ isLoggedIn: false, isInitialized: true, user: null }));

/** The signed-in user, or null. Pages behind the guard may count on one until the session ends. */
export const $user = $session.map(({ isLoggedIn, user }) => (isLoggedIn ? user : null));

/** Counts ended sessions: what is keyed by it forgets the session's data (`http/fetch-cache.tsx`). */
export const $sessionNumber = createStore(0).on(sessionEnded, (number) => number + 1);

/** The user changed on the server, as the answer of a call tells; keeps the session and takes the fresh facts. */
export const userChanged = createEvent<User>();
sample({
  clock: userChanged,
  source: $session,
  filter: ({ isLoggedIn }) => isLoggedIn,
  fn: (_, user) => user,
  target: signedIn,
});
