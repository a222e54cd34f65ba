import { createEvent, createStore, sample } from 'effector';
import { appStarted } from '../start/app-started';
import { createStoredText, sharedStorage } from '../browser/browser-storage';

/** Storage key of the session token (specification, section 7). */
export const tokenKey = 'serviceToken';

/** Whether a value can be sent as a bearer token in a header. Anything else in the storage is ignored. */
export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && /^[\x21-\x7e]{1,4096}$/.test(text);

/** This tab received a token: after sign-in or a change of the password. It is stored for all tabs. */
export const tokenReceived = createEvent<string>();
/** The user signs out. The token is removed for all tabs. */
export const tokenRemoved = createEvent();
/** The server rejected a token. It is removed for all tabs, unless another tab has stored a newer one. */
export const tokenRejected = createEvent<string>();
/** Another tab stored or removed the token, and this tab continues with it. */
export const tokenAdopted = createEvent<string | null>();

const stored = createStoredText(sharedStorage, tokenKey);
/** Another tab changed the stored token to this one, or removed it. */
export const tokenChangedInOtherTab = stored.changedInOtherTab;
/** The token was read at start-up. */
export const tokenRead = stored.readFx.doneData.map((text) => (isToken(text) ? text : null));

/**
 * The token that requests send, or null. While another tab has stored the token of a user that is not known yet, this
 * tab keeps its own: otherwise input of one user could be saved in the account of another.
 */
export const $token = createStore<string | null>(null)
  .on([tokenRead, tokenReceived], (_, token) => token)
  .on(tokenAdopted, (_, token) => (isToken(token) ? token : null))
  .on(tokenRejected, (token, rejected) => (token === rejected ? null : token))
  .on(tokenRemoved, () => null);

sample({ clock: appStarted, target: [stored.readFx, stored.watchFx] });
sample({ clock: [tokenReceived, tokenRemoved.map(() => null)], target: stored.writeFx });
sample({ clock: tokenRejected, target: stored.removeFx });
