import { createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '../session/model';
import { appStarted } from '../start/app-started';
import { createStoredText, tabStorage } from '../browser/browser-storage';
import { otherPersonSignedIn } from '../session/person';
import { safeTarget } from './safe-target';

const stored = createStoredText(tabStorage, 'attesta-wanted-path');

/** A signed-out visitor requested a guarded path. It opens after sign-in in this tab. */
export const pathRequested = createEvent<string>();
/** The remembered path is no longer needed. */
export const pathForgotten = createEvent();

/** The path to open after sign-in, or null. */
export const $remembered = createStore<string | null>(null)
  .on(stored.readFx.doneData, (_, path) => safeTarget(path))
  .on(pathForgotten, () => null);

/** The user signed out deliberately, so their current page is not remembered for the next user of this tab. */
const $hasSignedOut = createStore(false).on(sessionEnded, (_, end) => end !== 'expired');

sample({ clock: appStarted, target: stored.readFx });
sample({
  clock: pathRequested,
  source: $hasSignedOut,
  filter: (hasSignedOut) => !hasSignedOut,
  fn: (_, path) => safeTarget(path),
  target: $remembered,
});
sample({ clock: sessionEnded, filter: (end) => end !== 'expired', target: pathForgotten });
// After an expired session, the path is kept for the same user only.
sample({ clock: otherPersonSignedIn, fn: () => undefined, target: pathForgotten });
sample({ clock: $remembered.updates, target: stored.writeFx });
