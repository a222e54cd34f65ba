import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets other requests run. Called between the short steps of long work. */
export type Pause = () => Promise<void>;

/** Computing for longer than this delays other requests noticeably. */
const turnMs = 5;

/** Returns a pause that lets other requests run whenever the work has taken some milliseconds. */
export function createPause(): Pause {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < turnMs) return;
    await nextTurn();
    start = performance.now();
  };
}
