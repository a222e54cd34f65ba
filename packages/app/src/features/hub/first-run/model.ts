import { createEffect, createEvent, createStore, sample } from 'effector';
import { createStoredText, sharedStorage } from '../../../platform/browser/browser-storage';

const stored = createStoredText(sharedStorage, 'attesta-first-run-ended');

/** Users stored per browser; the oldest are removed. */
export const maxUsers = 20;

/** The stored text has one user per line. */
const usersOf = (text: string | null): string[] => (text ?? '').split('\n').filter((user) => user !== '');
const union = (users: readonly string[], added: readonly string[]): readonly string[] =>
  [...new Set([...users, ...added])].slice(-maxUsers);

/** Reads whose first run has ended in this browser. */
export const readFirstRunFx = stored.readFx;

/** A user hid the first steps, or opened the page of the last one. */
export const firstRunEnded = createEvent<string>();

/** The users whose first run has ended. Undefined until they are read. */
export const $firstRunEnded = createStore<readonly string[] | undefined>(undefined, { skipVoid: false })
  .on(readFirstRunFx.doneData, (users = [], text) => union(usersOf(text), users))
  .on(firstRunEnded, (users = [], user) => union(users, [user]));

/** Reads before it writes, because another tab may have added a user. */
const storeEndFx = createEffect(async (user: string) => {
  const users = usersOf(await stored.readFx());
  await stored.writeFx(union(users, [user]).join('\n'));
});
sample({ clock: firstRunEnded, target: storeEndFx });
