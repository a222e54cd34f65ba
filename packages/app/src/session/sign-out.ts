import { createEffect, createEvent, sample } from 'effector';
import { ask } from '../http/client';
import { log } from '../start/log';
import { sessionEnded } from './model';
import { dropToken, readToken } from './token';

/** The person signs out. Here the session ends at once; the server is told in the background. */
export const signOutRequested = createEvent();

/** Takes the token out of the browser, and gives it to whom it may still concern. */
const takeTokenFx = createEffect(() => {
  const token = readToken();
  dropToken();
  return token;
});

/** Ends the session on the server. A failure is only logged: who signed out is signed out (specification, section 4). */
export const tellServerFx = createEffect((token: string) => ask('/api/logout', { method: 'DELETE', token }));

const logFailureFx = createEffect((error: unknown) => log('the server could not be told of the sign-out', error));

sample({ clock: signOutRequested, target: takeTokenFx });
sample({ clock: takeTokenFx.finally, fn: () => 'signed-out' as const, target: sessionEnded });
sample({ clock: takeTokenFx.doneData, filter: (token) => token !== null, target: tellServerFx });
sample({ clock: tellServerFx.failData, target: logFailureFx });
