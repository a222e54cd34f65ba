import { LONGEST, type Snack } from './snackbar-notice.js';

interface Clock {
  /** What was left, in ms, when it last began to run. */
  left: number;
  startedAt: number;
  /** Told again or changed, a notice stays for the whole time again. */
  version: number;
  handle?: ReturnType<typeof setTimeout>;
}

/** Clocks of the notices that go by themselves; all stop together, and keep what was left. */
export function createAutoHide(usual: () => number, end: (id: string) => void) {
  const clocks = new Map<string, Clock>();
  let paused = false;

  const start = (id: string, clock: Clock) => {
    clock.startedAt = performance.now();
    if (clock.left <= LONGEST) clock.handle = setTimeout(() => end(id), clock.left); // a longer one would end at once
  };

  return {
    /** Starts clocks for those that are new or were told again, stops those of the rest. */
    sync(running: readonly Pick<Snack, 'id' | 'version' | 'duration'>[]) {
      const ids = new Set(running.map(({ id }) => id));
      for (const [id, { handle }] of clocks) {
        if (ids.has(id)) continue;
        clearTimeout(handle);
        clocks.delete(id);
      }
      for (const { id, version, duration = usual() } of running) {
        const known = clocks.get(id);
        if (known?.version === version) continue;
        clearTimeout(known?.handle);
        const clock: Clock = { left: duration, startedAt: 0, version };
        clocks.set(id, clock);
        if (!paused) start(id, clock);
      }
    },
    pause() {
      if (paused) return;
      paused = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.handle);
        clock.left = Math.max(0, clock.left - (performance.now() - clock.startedAt));
      }
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const [id, clock] of clocks) start(id, clock);
    },
  };
}
