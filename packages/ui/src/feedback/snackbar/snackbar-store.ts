import { createAutoHide } from './auto-hide.js';
import { keyOf, type Snack, type SnackbarNotice, type SnackbarReason } from './snackbar-notice.js';
import { tellOf, type SnackbarPromiseWords } from './snackbar-promise.js';
import {
  initialSnackbars,
  snackbarStep,
  twinOf,
  visibleSnacks,
  type SnackbarEvent,
  type SnackbarLimits,
  type SnackbarState,
} from './snackbar-state.js';
import { snackbarDefaults } from './snackbar-timing.js';

export interface SnackbarSettings extends SnackbarLimits {
  /** How long a notice that need not stay does stay, in ms, once it has come in; Infinity: until it is closed or makes room. */
  autoHide: number;
}

/** What holds the stack: its clocks stop, and nothing gives way. */
export type SnackbarHold = 'hover' | 'focus' | 'hidden-tab';

export interface Snackbars {
  /** Tells something; answers the id of the notice, or of the one that it was merged into. */
  notify: (notice?: SnackbarNotice) => string;
  /** Changes what is given of a notice, and begins its time again; false where it has gone or is going. */
  update: (id: string, notice: SnackbarNotice) => boolean;
  /** Tells that something is under way, then in the same notice how it went. Answers the promise that it was given. */
  promise: <Value>(work: Promise<Value>, words: SnackbarPromiseWords<Value>) => Promise<Value>;
  /** Closes one; without an id, all that are here or wait. False where there was nothing to close. */
  close: (id?: string, reason?: SnackbarReason) => boolean;
  /** Sets limits and times; what is not given stays. */
  configure: (settings: Partial<SnackbarSettings>) => void;
  /** The state as it is now; the same object as long as nothing changes. */
  getState: () => SnackbarState;
  /** Hears of every change of the state. Answers how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** For a host: it can show notices from now on. The first of several does; without any the clocks stand still. Answers how to leave. */
  attach: (host: object) => () => void;
  /** For a host: what it is to show. */
  shownBy: (host: object) => readonly Snack[];
  /** For a host: a notice has come in, or has gone. */
  entered: (id: string) => void;
  exited: (id: string) => void;
  /** For a host: stops or frees the clocks. */
  hold: (what: SnackbarHold, on: boolean) => void;
}

const none: readonly Snack[] = [];
const timeOf = (asked: number): number => (Number.isNaN(asked) ? snackbarDefaults.autoHide : Math.max(0, asked));

/** The queue of notices, outside of React: any code may tell something before or after a `SnackbarHost` shows it. */
export function createSnackbars({
  autoHide = snackbarDefaults.autoHide,
  ...limits
}: Partial<SnackbarSettings> = {}): Snackbars {
  let state = initialSnackbars(limits);
  let visible = none;
  let stay = timeOf(autoHide);
  const listeners = new Set<() => void>();
  const hosts: object[] = [];
  const holds = new Set<SnackbarHold>();
  const clocks = createAutoHide(
    () => stay,
    (id) => send({ type: 'dismissed', id, reason: 'timeout' }),
  );

  const emit = () => {
    for (const listener of listeners) listener();
  };
  function send(event: SnackbarEvent): boolean {
    const next = snackbarStep(state, event);
    if (next === state) return false;
    state = next;
    const now = visibleSnacks(state);
    // The same answer while the same is seen: a flood of notices that wait makes no host look again.
    if (now.length !== visible.length || now.some((snack, index) => snack !== visible[index])) visible = now;
    clocks.sync(visible.filter(({ phase, stays }) => phase === 'entered' && !stays));
    emit();
    return true;
  }
  function reckon() {
    const held = holds.size > 0 || hosts.length === 0;
    if (held) clocks.pause();
    else clocks.resume();
    send({ type: 'held', held });
  }
  reckon();

  const store: Snackbars = {
    notify: (notice = {}) => {
      const twin = twinOf(state, keyOf(notice));
      send({ type: 'told', notice });
      return twin?.id ?? `notice-${state.told}`;
    },
    update: (id, notice) => send({ type: 'updated', id, notice }),
    promise: (work, words) => tellOf(store, work, words),
    close: (id, reason = 'close') => {
      const ids = id === undefined ? state.snacks.map((snack) => snack.id) : [id];
      // The newest first: else those that wait would come in for a moment while the others go.
      return ids.toReversed().filter((one) => send({ type: 'dismissed', id: one, reason })).length > 0;
    },
    configure: ({ autoHide: next, ...rest }) => {
      if (next !== undefined) stay = timeOf(next);
      send({ type: 'limited', limits: rest });
    },
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    attach: (host) => {
      hosts.push(host);
      reckon();
      emit();
      return () => {
        const wasFirst = hosts[0] === host;
        hosts.splice(hosts.indexOf(host), 1);
        if (wasFirst) for (const what of ['hover', 'focus'] as const) holds.delete(what);
        if (hosts.length === 0) {
          holds.clear();
          // Nobody is left to see the last of those that were going.
          for (const { id, phase } of visible) if (phase === 'exiting') send({ type: 'exited', id });
        }
        reckon();
        emit();
      };
    },
    shownBy: (host) => (hosts[0] === host ? visible : none),
    entered: (id) => void send({ type: 'entered', id }),
    exited: (id) => void send({ type: 'exited', id }),
    hold: (what, on) => {
      if (on === holds.has(what)) return;
      if (on) holds.add(what);
      else holds.delete(what);
      reckon();
    },
  };
  return store;
}
