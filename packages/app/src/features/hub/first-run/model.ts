import { createEvent, createStore, sample } from 'effector';
import type { User } from '../../../platform/session/user';
import { createStoredText, sharedStorage } from '../../../platform/storage/browser-storage';

const stored = createStoredText(sharedStorage, 'attesta-first-run-ended');

/** Reads whose first run has ended in this browser. */
export const readFirstRunFx = stored.readFx;

/** A user hid the first steps, or opened the page of the last one. */
export const firstRunEnded = createEvent<string>();

/** The user whose first run has ended, or null. Undefined until it is read. */
export const $firstRunEnded = createStore<string | null | undefined>(undefined, { skipVoid: false })
  .on(readFirstRunFx.doneData, (_, user) => user)
  .on(firstRunEnded, (_, user) => user);

sample({ clock: firstRunEnded, target: stored.writeFx });

/** Identifies a user in the browser's storage. */
export const firstRunKey = ({ id, email }: Pick<User, 'id' | 'email'>): string => String(id ?? email);
