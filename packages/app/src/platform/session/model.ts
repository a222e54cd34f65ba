import { createEvent, createStore, sample } from 'effector';
import { identityOf, type User } from './user';

/** The auth state of the specification, section 3. After registration, `user` may be set before sign-in. */
export interface Session {
  isLoggedIn: boolean;
  isInitialized: boolean;
  user: User | null;
}

/**
 * How a session ended: the user signed out in this tab or in another tab, or the server rejected the token.
 * The data of the session is dropped in each case. If the session expired, drafts of forms, the cart and the requested
 * path are kept for the same user.
 */
export type SessionEnd = 'signed-out' | 'other-tab' | 'expired';

/** The user is known: after sign-in, or at start-up with a valid token. */
export const signedIn = createEvent<User>();
/** The session was loaded and there is no signed-in user. */
export const noSessionFound = createEvent();
/** The user registered. The response may contain the user. Registering does not sign in. */
export const registered = createEvent<User | null>();
/** The user changed on the server: the response to a request of a session. Ignored if that session has ended. */
export const userReceived = createEvent<{ user: User; session: number }>();
/** The user of the session changed. Ignored for a user with another id or email address. */
export const userChanged = createEvent<User>();
/** The session ended. All stores of the session reset. */
export const sessionEnded = createEvent<SessionEnd>();

export const $session = createStore<Session>({ isLoggedIn: false, isInitialized: false, user: null })
  .on(signedIn, (_, user) => ({ isLoggedIn: true, isInitialized: true, user }))
  .on(noSessionFound, (session) => ({
    isLoggedIn: false,
    isInitialized: true,
    user: session.isLoggedIn ? null : session.user,
  }))
  .on(registered, (session, user) => (user && !session.isLoggedIn ? { ...session, user } : session))
  .on(userChanged, (session, user) =>
    session.isLoggedIn && session.user && identityOf(session.user) === identityOf(user)
      ? { ...session, user }
      : session,
  )
  .on(sessionEnded, () => ({ isLoggedIn: false, isInitialized: true, user: null }));

/** The signed-in user, or null. Never null on a guarded page until the session ends. */
export const $user = $session.map(({ isLoggedIn, user }) => (isLoggedIn ? user : null));

/** Number of ended sessions. Used as a React key, so that a component drops its data with the session. */
export const $sessionNumber = createStore(0).on(sessionEnded, (number) => number + 1);

sample({
  clock: userReceived,
  source: $sessionNumber,
  filter: (now, { session }) => now === session,
  fn: (_, { user }) => user,
  target: userChanged,
});
