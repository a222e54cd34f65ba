import {
  contentOf,
  keyOf,
  type Snack,
  type SnackbarNotice,
  type SnackbarPhase,
  type SnackbarReason,
} from './snackbar-notice.js';
import { snackbarDefaults } from './snackbar-timing.js';

export interface SnackbarLimits {
  /** How many stand on the screen, at least one. */
  maxStack: number;
  /** How many wait; further ones are dropped, the oldest first. */
  maxQueue: number;
  /** How many of those that were removed are remembered. */
  maxHistory: number;
}

export interface SnackbarState {
  /** Oldest first. */
  snacks: readonly Snack[];
  /** What was removed, oldest first; `dropped` were never shown. */
  history: readonly Snack[];
  /** A pointer, the focus or a hidden tab holds the stack: nothing gives way. */
  held: boolean;
  /** The limits that hold now. */
  limits: SnackbarLimits;
  /** Notices told, merged into another, and dropped from a full queue, since the start. */
  told: number;
  /** How many were merged into one that was here. */
  merged: number;
  /** How many were lost beyond the cap of the queue. */
  dropped: number;
}

/** What happens to a stack of notices. */
export type SnackbarEvent =
  | { type: 'told'; notice: SnackbarNotice }
  | { type: 'updated'; id: string; notice: SnackbarNotice }
  | { type: 'entered' | 'exited'; id: string }
  | { type: 'dismissed'; id: string; reason: SnackbarReason }
  | { type: 'held'; held: boolean }
  | { type: 'limited'; limits: Partial<SnackbarLimits> };

/** Limits that can be kept: whole numbers, and room for one. */
function within(limits: Partial<SnackbarLimits>): SnackbarLimits {
  const whole = (name: keyof SnackbarLimits, least: number) => {
    const asked = limits[name] ?? NaN;
    return Number.isNaN(asked) ? snackbarDefaults[name] : Math.max(least, Math.floor(asked));
  };
  return { maxStack: whole('maxStack', 1), maxQueue: whole('maxQueue', 0), maxHistory: whole('maxHistory', 0) };
}

/** A stack without notices. */
export const initialSnackbars = (limits: Partial<SnackbarLimits> = {}): SnackbarState => ({
  snacks: [],
  history: [],
  held: false,
  limits: within(limits),
  told: 0,
  merged: 0,
  dropped: 0,
});

/** How many stand on the screen: they are the oldest, since whoever waits comes in by age. */
const shownCount = ({ snacks }: SnackbarState): number => {
  const firstQueued = snacks.findIndex(({ phase }) => phase === 'queued');
  return firstQueued < 0 ? snacks.length : firstQueued;
};

/** What stands on the screen, one that is leaving included. */
export const visibleSnacks = (state: SnackbarState): readonly Snack[] => state.snacks.slice(0, shownCount(state));

/** The one that a notice of this key is merged into. */
export const twinOf = ({ snacks }: SnackbarState, key: string): Snack | undefined =>
  snacks.find((snack) => snack.key === key && snack.phase !== 'exiting');

const change = (state: SnackbarState, ids: ReadonlySet<string>, patch: Partial<Snack>): SnackbarState =>
  ids.size === 0
    ? state
    : { ...state, snacks: state.snacks.map((snack) => (ids.has(snack.id) ? { ...snack, ...patch } : snack)) };
const move = (state: SnackbarState, id: string, from: SnackbarPhase, patch: Partial<Snack>): SnackbarState =>
  state.snacks.some((snack) => snack.id === id && snack.phase === from) ? change(state, new Set([id]), patch) : state;

const lastOf = (history: readonly Snack[], { maxHistory }: SnackbarLimits) =>
  history.length > maxHistory ? history.slice(history.length - maxHistory) : history;

function remove(state: SnackbarState, snack: Snack, reason: SnackbarReason): SnackbarState {
  const history = lastOf([...state.history, { ...snack, reason }], state.limits);
  return { ...state, snacks: state.snacks.filter(({ id }) => id !== snack.id), history };
}

function tell(state: SnackbarState, notice: SnackbarNotice): SnackbarState {
  const key = keyOf(notice);
  const content = contentOf(notice);
  const told = state.told + 1;
  const twin = twinOf(state, key);
  if (twin) {
    const merged = { ...content, stays: content.stays || twin.stays, count: twin.count + 1, version: twin.version + 1 };
    return { ...change(state, new Set([twin.id]), merged), told, merged: state.merged + 1 };
  }
  const snack: Snack = { id: `notice-${told}`, key, ...content, count: 1, version: 1, phase: 'queued' };
  return { ...state, told, snacks: [...state.snacks, snack] };
}

/** What is given changes, the rest stays. One that has gone or is going is not called back. */
function update(state: SnackbarState, id: string, notice: SnackbarNotice): SnackbarState {
  const snack = state.snacks.find((one) => one.id === id && one.phase !== 'exiting');
  if (!snack) return state;
  const { key: known, ...before } = snack;
  const content = contentOf({ ...before, ...notice });
  // A key of its own stays; one that was made of its words follows them.
  const key = notice.key ?? (known === keyOf(before) ? keyOf(content) : known);
  const twin = twinOf(state, key);
  const own = twin && twin.id !== id ? id : key; // it does not become one with another: who changes it must find it again
  return change(state, new Set([id]), { ...content, key: own, version: snack.version + 1 });
}

/** A queue that is full drops its oldest, one that need not stay first. */
function capQueue(state: SnackbarState): SnackbarState {
  const shown = shownCount(state);
  let next = state;
  while (next.snacks.length - shown > next.limits.maxQueue) {
    const queued = next.snacks.slice(shown);
    const victim = queued.find(({ stays }) => !stays) ?? queued[0];
    if (!victim) break;
    next = { ...remove(next, victim, 'dropped'), dropped: next.dropped + 1 };
  }
  return next;
}

function limit(state: SnackbarState, asked: Partial<SnackbarLimits>): SnackbarState {
  const limits = within({ ...state.limits, ...asked });
  const same =
    limits.maxStack === state.limits.maxStack &&
    limits.maxQueue === state.limits.maxQueue &&
    limits.maxHistory === state.limits.maxHistory;
  return same ? state : { ...state, limits, history: lastOf(state.history, limits) };
}

function fill(state: SnackbarState): SnackbarState {
  const shown = shownCount(state);
  if (shown >= state.limits.maxStack || shown === state.snacks.length) return state;
  const next = state.snacks.slice(shown, state.limits.maxStack);
  return change(state, new Set(next.map(({ id }) => id)), { phase: 'shown' });
}

/** The oldest that may leave gives way. Where all must stay, the oldest of them leaves alone: the history keeps it. */
function makeRoom(state: SnackbarState): SnackbarState {
  if (state.held) return state;
  const visible = visibleSnacks(state);
  const leaving = visible.filter(({ phase }) => phase === 'exiting').length;
  const waiting = state.snacks.length - visible.length;
  const wanted =
    Math.min(waiting, state.limits.maxStack) + Math.max(0, visible.length - state.limits.maxStack) - leaving;
  if (wanted <= 0) return state;
  const entered = visible.filter(({ phase }) => phase === 'entered');
  const mayLeave = entered.filter(({ stays }) => !stays).slice(0, wanted);
  const allStay = visible.every(({ stays, phase }) => stays && phase !== 'exiting');
  const going = allStay ? entered.slice(0, 1) : mayLeave;
  return change(state, new Set(going.map(({ id }) => id)), { phase: 'exiting', reason: 'made-room' });
}

function dismiss(state: SnackbarState, id: string, reason: SnackbarReason): SnackbarState {
  const snack = state.snacks.find((one) => one.id === id);
  if (!snack || snack.phase === 'exiting') return state;
  return snack.phase === 'queued'
    ? remove(state, snack, reason)
    : change(state, new Set([id]), { phase: 'exiting', reason });
}

function exit(state: SnackbarState, id: string): SnackbarState {
  const snack = state.snacks.find((one) => one.id === id && one.phase === 'exiting');
  return snack ? remove(state, snack, snack.reason ?? 'close') : state;
}

function apply(state: SnackbarState, event: SnackbarEvent): SnackbarState {
  switch (event.type) {
    case 'told':
      return tell(state, event.notice);
    case 'updated':
      return update(state, event.id, event.notice);
    case 'entered':
      return move(state, event.id, 'shown', { phase: 'entered' });
    case 'dismissed':
      return dismiss(state, event.id, event.reason);
    case 'exited':
      return exit(state, event.id);
    case 'held':
      return state.held === event.held ? state : { ...state, held: event.held };
    case 'limited':
      return limit(state, event.limits);
  }
}

/**
 * The life of notices as a pure step: queued, shown, entered, exiting, removed. At most `maxStack` are visible, one that is leaving included.
 * Answers the same state where nothing changed. Source: specification, section 4 (toast lifecycle) and section 9.
 */
export function snackbarStep(state: SnackbarState, event: SnackbarEvent): SnackbarState {
  const next = apply(state, event);
  return next === state ? state : makeRoom(fill(capQueue(fill(next))));
}
