import { createEvent, createStore, sample } from 'effector';
import { appStarted } from '../start/app-started';
import { createStoredText, tabStorage } from '../browser/browser-storage';
import { sessionEnded, signedIn } from './model';

const stored = createStoredText(tabStorage, 'attesta-registered-email');

/** The user registered with an address in this tab. */
export const emailRegistered = createEvent<string>();
/** The registered address is verified. */
export const emailVerified = createEvent();

/**
 * The email address that was registered in this tab and is not verified yet, or null. The page that the link in the
 * mail opens reads it. Forgotten when somebody signs in, so that the next user of this tab does not find it.
 */
export const $registeredEmail = createStore<string | null>(null)
  .on([stored.readFx.doneData, emailRegistered], (_, email) => email)
  .reset([emailVerified, signedIn, sessionEnded]);

sample({ clock: appStarted, target: stored.readFx });
sample({ clock: $registeredEmail.updates, target: stored.writeFx });
