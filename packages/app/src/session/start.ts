import { createEffect, createEvent, sample } from 'effector';
import { log } from '../start/log';
import { fetchUser } from './current-user';
import { foundSignedOut, signedIn, userChanged } from './model';
import { readToken } from './token';
import type { User } from './user';

/** Time to look who is signed in: at start-up, and when another tab signed in. */
export const sessionWanted = createEvent();

/** Fetches the user when a token is stored; null when there is none (specification, section 4). */
export const findUserFx = createEffect(async (): Promise<User | null> => (readToken() === null ? null : fetchUser()));

const logFailure = (error: unknown) => log('the user could not be fetched', error);

/** Asks for the user again, after something changed it on the server. Null where that failed: the session stays as it is. */
export const refreshUserFx = createEffect((): Promise<User | null> =>
  fetchUser().catch((error: unknown) => {
    logFailure(error);
    return null;
  }),
);

const logFailureFx = createEffect(logFailure);

sample({ clock: sessionWanted, target: findUserFx });
sample({ clock: findUserFx.doneData, filter: (user) => user !== null, target: signedIn });
sample({ clock: findUserFx.doneData, filter: (user) => user === null, fn: () => undefined, target: foundSignedOut });
sample({ clock: findUserFx.failData, fn: () => undefined, target: foundSignedOut });
sample({ clock: findUserFx.failData, target: logFailureFx });
sample({ clock: refreshUserFx.doneData, filter: (user) => user !== null, target: userChanged });
