import { createEffect, createEvent, sample } from 'effector';
import type { logout } from '@attesta/domain/account/calls';
import { createCallFx } from '../http/call-fx';
import type { Endpoint } from '../http/send';
import { $token, tokenRemoved } from '../http/token';
import { log } from '../start/log';
import { sessionEnded } from './model';

const logoutEndpoint: Endpoint<typeof logout> = { method: 'DELETE', path: '/api/logout' };

/** The user signs out. The session in this browser ends at once; the request to the server runs in the background. */
export const signOutRequested = createEvent();

/**
 * Ends the session on the server. A failure is only logged: the user is signed out in any case (specification, section
 * 4).
 */
export const endServerSessionFx = createCallFx(logoutEndpoint);

const logFailureFx = createEffect((error: unknown) => log('the session could not be ended on the server', error));

sample({
  clock: signOutRequested,
  source: $token,
  filter: (token) => token !== null,
  fn: (token) => ({ token }),
  target: endServerSessionFx,
});
sample({ clock: signOutRequested, target: tokenRemoved });
sample({ clock: signOutRequested, fn: () => 'signed-out' as const, target: sessionEnded });
sample({ clock: endServerSessionFx.failData, target: logFailureFx });
