import { createEvent, createStore, sample } from 'effector';
import { createStoredText, sharedStorage } from '../../../platform/browser/browser-storage';
import { sessionEnded } from '../../../platform/session/model';
import { otherPersonSignedIn } from '../../../platform/session/person';
import { firstRunKey } from '../../../platform/session/stored-data-removal';

const stored = createStoredText(sharedStorage, firstRunKey);

/** Reads whose first run has ended in this browser. */
export const readFirstRunFx = stored.readFx;

/** A user hid the first steps, or opened the page of the last one. The payload is the key of the user. */
export const firstRunEnded = createEvent<string>();

/**
 * The user whose first run has ended in this browser, or null. Undefined until it is read. `stored-data-removal.ts`
 * removes the stored key with the session.
 */
export const $firstRunEnded = createStore<string | null | undefined>(undefined, { skipVoid: false })
  .on(readFirstRunFx.doneData, (user, text) => user ?? text)
  .on(firstRunEnded, (_, user) => user)
  .on(sessionEnded, (user, end) => (end === 'expired' ? user : undefined))
  .on(otherPersonSignedIn, () => undefined);

sample({ clock: firstRunEnded, target: stored.writeFx });
