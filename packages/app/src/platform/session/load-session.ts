import { createEffect, createEvent, sample } from 'effector';
import { log } from '../start/log';
import { fetchUser } from './current-user';
import { noSessionFound, signedIn, userChanged } from './model';
import { readToken } from '../http/token';
import type { User } from './user';

/** Loads the session: at start-up, and when another tab signed in. */
export const sessionLoadRequested = createEvent();

/** Fetches the user if a token is stored. Returns null if there is no token (specification, section 4). */
export const findUserFx = createEffect(async (): Promise<User | null> => (readToken() === null ? null : fetchUser()));

const logFailure = (error: unknown) => log('the user could not be fetched', error);

/** Fetches the user again after it changed on the server. Returns null on failure; the session is unchanged then. */
export const refreshUserFx = createEffect((): Promise<User | null> =>
  fetchUser().catch((error: unknown) => {
    logFailure(error);
    return null;
  }),
);

const logFailureFx = createEffect(logFailure);

sample({ clock: sessionLoadRequested, target: findUserFx });
sample({ clock: findUserFx.doneData, filter: (user) => user !== null, target: signedIn });
sample({ clock: findUserFx.doneData, filter: (user) => user === null, fn: () => undefined, target: noSessionFound });
sample({ clock: findUserFx.failData, fn: () => undefined, target: noSessionFound });
sample({ clock: findUserFx.failData, target: logFailureFx });
sample({ clock: refreshUserFx.doneData, filter: (user) => user !== null, target: userChanged });
