import { createAutoHide } from './auto-hide.js';
import { initialSnackbars, keyOf, snackbarStep, twinOf, visibleSnacks, type SnackbarEvent, type SnackbarLimits, type SnackbarNotice, type SnackbarReason, type SnackbarState } from './snackbar-state.js';
import { snackbarDefaults } from './snackbar-timing.js';

export interface SnackbarSettings extends SnackbarLimits {
  /** How long a notice that need not stay does stay, in ms, once it has come in. */
  autoHide: number;
}

/** What holds the stack: its clocks stop, and nothing gives way. */
export type SnackbarHold = 'hover' | 'focus' | 'hidden-tab';

export interface Snackbars {
  /** Tells something; answers the id of the notice, or of the one that it was merged into. */
  notify: (notice?: SnackbarNotice) => string;
  /** Closes one; without an id, all that are here or wait. */
  close: (id?: string, reason?: SnackbarReason) => void;
  configure: (settings: Partial<SnackbarSettings>) => void;
  getState: () => SnackbarState;
  subscribe: (listener: () => void) => () => void;
  /** For the host: a notice has come in, or has gone. */
  entered: (id: string) => void;
  exited: (id: string) => void;
  /** For the host: stops or frees the clocks. */
  hold: (what: SnackbarHold, on: boolean) => void;
}

/** The queue of notices, outside of React: any code may tell something before or after a `SnackbarHost` shows it. */
export function createSnackbars({ autoHide = snackbarDefaults.autoHide, ...limits }: Partial<SnackbarSettings> = {}): Snackbars {
  let state = initialSnackbars(limits);
  let stay: number = autoHide;
  const listeners = new Set<() => void>();
  const holds = new Set<SnackbarHold>();
  const clocks = createAutoHide(() => stay, (id) => send({ type: 'dismissed', id, reason: 'timeout' }));

  function send(event: SnackbarEvent) {
    const next = snackbarStep(state, event);
    if (next === state) return;
    state = next;
    clocks.sync(visibleSnacks(state).filter(({ phase, stays }) => phase === 'entered' && !stays));
    for (const listener of listeners) listener();
  }

  return {
    notify: (notice = {}) => {
      const twin = twinOf(state, keyOf(notice));
      send({ type: 'told', notice });
      return twin?.id ?? `notice-${state.told}`;
    },
    close: (id, reason = 'close') => {
      const ids = id === undefined ? state.snacks.map((snack) => snack.id) : [id];
      // The newest first: else those that wait would come in for a moment while the others go.
      for (const one of ids.toReversed()) send({ type: 'dismissed', id: one, reason });
    },
    configure: ({ autoHide: next, ...rest }) => {
      if (next !== undefined) stay = next;
      send({ type: 'limited', limits: rest });
    },
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    entered: (id) => send({ type: 'entered', id }),
    exited: (id) => send({ type: 'exited', id }),
    hold: (what, on) => {
      if (on) holds.add(what);
      else holds.delete(what);
      if (holds.size > 0) clocks.pause();
      else clocks.resume();
      send({ type: 'held', held: holds.size > 0 });
    },
  };
}
