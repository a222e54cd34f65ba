import { MAX_TIMEOUT, type Toast } from './toast.js';

interface Timer {
  /** Remaining time in ms when the timer was last started. */
  remaining: number;
  startedAt: number;
  /** Version of the toast that the timer was created for. A new version restarts the timer with the full duration. */
  version: number;
  handle?: ReturnType<typeof setTimeout>;
}

/**
 * Creates the auto-hide timers of toasts. `pause` stops all timers, `resume` restarts them with their remaining time.
 */
export function createAutoHide(defaultDuration: () => number, onTimeout: (id: string) => void) {
  const timers = new Map<string, Timer>();
  let paused = false;

  const start = (id: string, timer: Timer) => {
    timer.startedAt = performance.now();
    // With a longer delay, setTimeout would fire immediately.
    if (timer.remaining <= MAX_TIMEOUT) timer.handle = setTimeout(() => onTimeout(id), timer.remaining);
  };

  return {
    /** Starts timers for toasts that are new or have a new version, and removes the timers of all other toasts. */
    sync(toasts: readonly Pick<Toast, 'id' | 'version' | 'duration'>[]) {
      const ids = new Set(toasts.map(({ id }) => id));
      for (const [id, { handle }] of timers) {
        if (ids.has(id)) continue;
        clearTimeout(handle);
        timers.delete(id);
      }
      for (const { id, version, duration = defaultDuration() } of toasts) {
        const existing = timers.get(id);
        if (existing?.version === version) continue;
        clearTimeout(existing?.handle);
        const timer: Timer = { remaining: duration, startedAt: 0, version };
        timers.set(id, timer);
        if (!paused) start(id, timer);
      }
    },
    pause() {
      if (paused) return;
      paused = true;
      for (const timer of timers.values()) {
        clearTimeout(timer.handle);
        timer.remaining = Math.max(0, timer.remaining - (performance.now() - timer.startedAt));
      }
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const [id, timer] of timers) start(id, timer);
    },
  };
}
