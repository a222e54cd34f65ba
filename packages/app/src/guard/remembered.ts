import { createEffect, createEvent, createStore, sample } from 'effector';
import { sessionEnded, signedIn } from '../session/model';
import { appStarted } from '../start/started';
import { tabStore } from '../storage/browser-storage';
import { isSamePerson, type User } from '../session/user';
import { safeTarget } from './safe-target';

const key = 'attesta-wanted-path';

/** Someone who is not signed in wanted a guarded path: it opens after sign-in, in this tab. */
export const pathWanted = createEvent<string>();
/** The remembered path served its purpose. */
export const pathForgotten = createEvent();

const readFx = createEffect(() => safeTarget(tabStore.read(key)));
const writeFx = createEffect((path: string | null) =>
  path === null ? tabStore.remove(key) : tabStore.write(key, path),
);

/** The path to open after sign-in, or null. */
export const $remembered = createStore<string | null>(null)
  .on(readFx.doneData, (_, path) => path)
  .on(pathForgotten, () => null);

/** Who signed out on purpose leaves nothing behind: the page they were on is not the next person's. */
const $leaving = createStore(false)
  .on(sessionEnded, (_, end) => end !== 'expired')
  .reset(signedIn);

/** Who was signed in in this tab before, and who is now. */
const $people = createStore<{ before: User | null; now: User | null }>({ before: null, now: null }).on(
  signedIn,
  ({ now }, user) => ({ before: now, now: user }),
);

sample({ clock: appStarted, target: readFx });
sample({
  clock: pathWanted,
  source: $leaving,
  filter: (leaving) => !leaving,
  fn: (_, path) => safeTarget(path),
  target: $remembered,
});
sample({ clock: sessionEnded, filter: (end) => end !== 'expired', fn: () => undefined, target: pathForgotten });
// After a session that ran out the page waits for the same person only.
sample({
  clock: signedIn,
  source: $people,
  filter: ({ before, now }) => before !== null && now !== null && !isSamePerson(before, now),
  fn: () => undefined,
  target: pathForgotten,
});
sample({ clock: $remembered.updates, target: writeFx });
