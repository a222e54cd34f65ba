import { attach, createEffect, createEvent, sample } from 'effector';
import { $token } from '../http/token';
import { log } from '../start/log';
import { fetchUserFx } from './current-user';
import { $session, $sessionNumber, noSessionFound, signedIn, userReceived } from './model';
import type { User } from './user';

/** Loads the session: at start-up, and when another tab signed in. */
export const sessionLoadRequested = createEvent();
/** Fetches the user again after it changed on the server. The session is unchanged if that fails. */
export const refreshUserFx = attach({
  source: $sessionNumber,
  effect: async (session) => ({ session, user: await fetchUserFx() }),
});

/** Fetches the user of a token. Returns null if there is none (specification, section 4). */
const findUserFx = createEffect((token: string | null): Promise<User | null> =>
  token === null ? Promise.resolve(null) : fetchUserFx(token),
);
const logFailureFx = createEffect((error: unknown) => log('the user could not be fetched', error));

sample({ clock: sessionLoadRequested, source: $token, target: findUserFx });

// A response counts only if its token is still the token of this tab.
const found = sample({
  clock: findUserFx.done,
  source: $token,
  filter: (token, { params }) => token === params,
  fn: (_, { result }) => result,
});
/** The user of the stored token could not be fetched. */
export const sessionLoadFailed = sample({
  clock: findUserFx.fail,
  source: $token,
  filter: (token, { params }) => token === params,
  fn: (_, { error }) => error,
});
sample({ clock: found, filter: (user) => user !== null, target: signedIn });
sample({
  clock: [sample({ clock: found, filter: (user) => user === null }), sessionLoadFailed],
  target: noSessionFound,
});
// The token changed during start-up, for example because the user signed out in another tab.
sample({
  clock: findUserFx.finally,
  source: { token: $token, session: $session },
  filter: ({ token, session }, { params }) => token !== params && !session.isInitialized,
  target: sessionLoadRequested,
});
sample({ clock: [findUserFx.failData, refreshUserFx.failData], target: logFailureFx });
sample({ clock: refreshUserFx.doneData, target: userReceived });
