import { createAutoHide } from './auto-hide.js';
import { notifyPromise, type SnackbarPromiseMessages } from './snackbar-promise.js';
import {
  duplicateOf,
  initialSnackbars,
  snackbarReducer,
  visibleToasts,
  type SnackbarEvent,
  type SnackbarLimits,
  type SnackbarState,
} from './snackbar-state.js';
import { snackbarDefaults } from './snackbar-timing.js';
import { keyOf, type SnackbarContent, type SnackbarReason, type Toast } from './toast.js';

export interface SnackbarSettings extends SnackbarLimits {
  /**
   * Time in ms until a toast closes, counted from the end of its enter transition. `Infinity` keeps toasts until they
   * are closed or removed to make room.
   */
  autoHide: number;
}

/** Why the stack is paused. While it is paused, timers stop and no toast is removed to make room. */
export type SnackbarPauseReason = 'hover' | 'focus' | 'hidden-tab';

export interface Snackbars {
  /** Adds a toast. Returns its id, or the id of the toast that it was merged into. */
  notify: (content: SnackbarContent) => string;
  /** Changes the given fields of a toast and restarts its timer. Returns false if the toast is exiting or removed. */
  update: (id: string, changes: Partial<SnackbarContent>) => boolean;
  /** Shows a busy toast while a promise is pending, then its outcome in the same toast. Returns the given promise. */
  promise: <Value>(promise: Promise<Value>, messages: SnackbarPromiseMessages<Value>) => Promise<Value>;
  /** Closes a toast; without an id, all visible and waiting toasts. Returns false if there was nothing to close. */
  close: (id?: string, reason?: SnackbarReason) => boolean;
  /** Changes limits and times. Omitted settings are unchanged. */
  configure: (settings: Partial<SnackbarSettings>) => void;
  /** Returns the current state: the same object until something changes. */
  getState: () => SnackbarState;
  /** Calls the listener after every change of the state. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /**
   * For a host: registers the host. If there are several, the first one shows the toasts. Without a host, timers are
   * paused. Returns the function that unregisters the host.
   */
  attach: (host: object) => () => void;
  /** For a host: returns the toasts that it shows. */
  shownBy: (host: object) => readonly Toast[];
  /** For a host: the enter transition of a toast has ended. */
  entered: (id: string) => void;
  /** For a host: the exit transition of a toast has ended. */
  exited: (id: string) => void;
  /** For a host: pauses the timers. They stay paused until every reason is resumed. */
  pause: (reason: SnackbarPauseReason) => void;
  /** For a host: removes a reason for the pause. */
  resume: (reason: SnackbarPauseReason) => void;
}

const none: readonly Toast[] = [];
const validDuration = (duration: number): number =>
  Number.isNaN(duration) ? snackbarDefaults.autoHide : Math.max(0, duration);

/**
 * Creates a queue of toasts. It works outside of React: any code can add toasts before or after a `SnackbarHost`
 * mounts.
 */
export function createSnackbars({
  autoHide = snackbarDefaults.autoHide,
  ...limits
}: Partial<SnackbarSettings> = {}): Snackbars {
  let state = initialSnackbars(limits);
  let visible = none;
  let duration = validDuration(autoHide);
  const listeners = new Set<() => void>();
  const hosts: object[] = [];
  const pauseReasons = new Set<SnackbarPauseReason>();
  const timers = createAutoHide(
    () => duration,
    (id) => dispatch({ type: 'dismissed', id, reason: 'timeout' }),
  );

  const emit = () => {
    for (const listener of listeners) listener();
  };
  function dispatch(event: SnackbarEvent): boolean {
    const next = snackbarReducer(state, event);
    if (next === state) return false;
    state = next;
    const now = visibleToasts(state);
    // The array is replaced only if a visible toast changed, so that waiting toasts do not re-render the host.
    if (now.length !== visible.length || now.some((toast, index) => toast !== visible[index])) visible = now;
    timers.sync(visible.filter(({ phase, stays }) => phase === 'entered' && !stays));
    emit();
    return true;
  }
  function updatePause() {
    const paused = pauseReasons.size > 0 || hosts.length === 0;
    if (paused) timers.pause();
    else timers.resume();
    dispatch({ type: paused ? 'paused' : 'resumed' });
  }
  updatePause();

  const store: Snackbars = {
    notify: (content) => {
      const duplicate = duplicateOf(state, keyOf(content));
      dispatch({ type: 'notified', content });
      return duplicate?.id ?? `notice-${state.notified}`;
    },
    update: (id, changes) => dispatch({ type: 'updated', id, changes }),
    promise: (promise, messages) => notifyPromise(store, promise, messages),
    close: (id, reason = 'close') => {
      const ids = id === undefined ? state.toasts.map((toast) => toast.id) : [id];
      // Newest first, because otherwise waiting toasts would be shown while the others exit.
      return ids.toReversed().filter((one) => dispatch({ type: 'dismissed', id: one, reason })).length > 0;
    },
    configure: ({ autoHide: next, ...rest }) => {
      if (next !== undefined) duration = validDuration(next);
      dispatch({ type: 'limitsChanged', limits: rest });
    },
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    attach: (host) => {
      hosts.push(host);
      updatePause();
      emit();
      return () => {
        const wasFirst = hosts[0] === host;
        hosts.splice(hosts.indexOf(host), 1);
        if (wasFirst) for (const reason of ['hover', 'focus'] as const) pauseReasons.delete(reason);
        if (hosts.length === 0) {
          pauseReasons.clear();
          // Without a host, no transition ends, so exiting toasts are removed here.
          for (const { id, phase } of visible) if (phase === 'exiting') dispatch({ type: 'exited', id });
        }
        updatePause();
        emit();
      };
    },
    shownBy: (host) => (hosts[0] === host ? visible : none),
    entered: (id) => void dispatch({ type: 'entered', id }),
    exited: (id) => void dispatch({ type: 'exited', id }),
    pause: (reason) => {
      if (pauseReasons.has(reason)) return;
      pauseReasons.add(reason);
      updatePause();
    },
    resume: (reason) => {
      if (pauseReasons.delete(reason)) updatePause();
    },
  };
  return store;
}
