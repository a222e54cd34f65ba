import { createEvent, createStore, sample } from 'effector';
import { createStoredText, tabStorage } from '../browser/browser-storage';
import { appStarted } from '../start/app-started';
import { sessionEnded, signedIn } from './model';

const stored = createStoredText(tabStorage, 'attesta-reset-email');

/** The user typed the address whose password is forgotten: on the sign-in page, or on the page that sends the link. */
export const resetEmailTyped = createEvent<string>();

/**
 * The address whose password is forgotten, or null. Not in the state of a history entry, which stays when somebody signs
 * in: the next user of this tab could go back to it.
 */
export const $resetEmail = createStore<string | null>(null)
  .on([stored.readFx.doneData, resetEmailTyped], (_, email) => email || null)
  .reset([signedIn, sessionEnded]);

sample({ clock: appStarted, target: stored.readFx });
sample({ clock: $resetEmail.updates, target: stored.writeFx });
