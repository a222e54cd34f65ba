import { createEffect, createEvent, sample } from 'effector';
import type { logout } from '@attesta/domain/account/calls';
import { log } from '../start/log';
import { sessionEnded } from './model';
import { send, type Endpoint } from '../http/send';
import { removeToken, readToken } from '../http/token';

const logoutEndpoint: Endpoint<typeof logout> = { method: 'DELETE', path: '/api/logout' };

/** The user signs out. The session in this browser ends at once; the request to the server runs in the background. */
export const signOutRequested = createEvent();

/** Removes the token from the browser and returns it, so that the session can be ended on the server. */
const takeTokenFx = createEffect(() => {
  const token = readToken();
  removeToken();
  return token;
});

/**
 * Ends the session on the server. A failure is only logged: the user is signed out in any case (specification, section
 * 4).
 */
export const endServerSessionFx = createEffect((token: string) => send(logoutEndpoint, {}, { token }));

const logFailureFx = createEffect((error: unknown) => log('the session could not be ended on the server', error));

sample({ clock: signOutRequested, target: takeTokenFx });
sample({ clock: takeTokenFx.finally, fn: () => 'signed-out' as const, target: sessionEnded });
sample({ clock: takeTokenFx.doneData, filter: (token) => token !== null, target: endServerSessionFx });
sample({ clock: endServerSessionFx.failData, target: logFailureFx });
