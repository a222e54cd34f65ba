import { attach, createEffect, createEvent, sample } from 'effector';
import { $token } from '../http/token';
import { log } from '../start/log';
import { fetchUserFx } from './current-user';
import { noSessionFound, signedIn, userChanged } from './model';
import type { User } from './user';

/** Loads the session: at start-up, and when another tab signed in. */
export const sessionLoadRequested = createEvent();

/** Fetches the user if there is a token. Returns null if there is none (specification, section 4). */
const findUserFx = attach({
  source: $token,
  effect: async (token): Promise<User | null> => (token === null ? null : fetchUserFx()),
});

/** Fetches the user again after it changed on the server. The session is unchanged if that fails. */
export const refreshUserFx = attach({ effect: fetchUserFx });

const logFailureFx = createEffect((error: unknown) => log('the user could not be fetched', error));

sample({ clock: sessionLoadRequested, target: findUserFx });
sample({ clock: findUserFx.doneData, filter: (user) => user !== null, target: signedIn });
sample({ clock: findUserFx.doneData, filter: (user) => user === null, fn: () => undefined, target: noSessionFound });
sample({ clock: findUserFx.failData, fn: () => undefined, target: noSessionFound });
sample({ clock: [findUserFx.failData, refreshUserFx.failData], target: logFailureFx });
sample({ clock: refreshUserFx.doneData, target: userChanged });
