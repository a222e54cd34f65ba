import { snackbarDefaults } from './snackbar-timing.js';

export type SnackbarTone = 'info' | 'success' | 'warning' | 'error';

/** Something to tell. Errors, what has an action and what persists stay until they are closed or must make room. */
export interface SnackbarNotice {
  /** Without it the specification's default, 'Note archived'. */
  message?: string;
  tone?: SnackbarTone;
  /** One thing that can be done about it. */
  action?: { label: string; onAction: () => void };
  persist?: boolean;
  /** Notices with the same key are one; without it those of the same tone, words and action are. */
  key?: string;
}

/** Queued, shown (coming), entered, exiting (going); then it is removed and stands in the history. */
export type SnackbarPhase = 'queued' | 'shown' | 'entered' | 'exiting';
export type SnackbarReason = 'timeout' | 'close' | 'action' | 'made-room' | 'dropped';

export interface Snack {
  id: string;
  key: string;
  message: string;
  tone: SnackbarTone;
  action?: SnackbarNotice['action'];
  stays: boolean;
  /** How often it was told while it was here. */
  count: number;
  phase: SnackbarPhase;
  /** Why it is going. */
  reason?: SnackbarReason;
}

export interface SnackbarLimits {
  maxStack: number;
  maxQueue: number;
  maxHistory: number;
}

export interface SnackbarState {
  /** Oldest first. */
  snacks: readonly Snack[];
  /** What was removed, oldest first; `dropped` were never shown. */
  history: readonly Snack[];
  /** A pointer, the focus or a hidden tab holds the stack: nothing gives way. */
  held: boolean;
  limits: SnackbarLimits;
  /** Notices told, merged into another, and dropped from a full queue, since the start. */
  told: number;
  merged: number;
  dropped: number;
}

export type SnackbarEvent =
  | { type: 'told'; notice: SnackbarNotice }
  | { type: 'entered' | 'exited'; id: string }
  | { type: 'dismissed'; id: string; reason: SnackbarReason }
  | { type: 'held'; held: boolean }
  | { type: 'limited'; limits: Partial<SnackbarLimits> };

const { maxStack, maxQueue, maxHistory } = snackbarDefaults;

export const initialSnackbars = (limits: Partial<SnackbarLimits> = {}): SnackbarState => ({
  snacks: [], history: [], held: false, limits: { maxStack, maxQueue, maxHistory, ...limits }, told: 0, merged: 0, dropped: 0,
});

/** How many stand on the screen: they are the oldest, since whoever waits comes in by age. */
const shownCount = ({ snacks }: SnackbarState): number => {
  const firstQueued = snacks.findIndex(({ phase }) => phase === 'queued');
  return firstQueued < 0 ? snacks.length : firstQueued;
};

/** What stands on the screen, one that is leaving included. */
export const visibleSnacks = (state: SnackbarState): readonly Snack[] => state.snacks.slice(0, shownCount(state));

/** Notices of the same key are one. */
export const keyOf = ({ message = snackbarDefaults.message, tone = 'info', action, key }: SnackbarNotice): string => key ?? JSON.stringify([tone, message, action?.label]);
/** The one that a notice of this key is merged into. */
export const twinOf = ({ snacks }: SnackbarState, key: string): Snack | undefined => snacks.find((snack) => snack.key === key && snack.phase !== 'exiting');

const change = (state: SnackbarState, ids: ReadonlySet<string>, patch: Partial<Snack>): SnackbarState =>
  ids.size === 0 ? state : { ...state, snacks: state.snacks.map((snack) => (ids.has(snack.id) ? { ...snack, ...patch } : snack)) };
const move = (state: SnackbarState, id: string, from: SnackbarPhase, patch: Partial<Snack>): SnackbarState =>
  state.snacks.some((snack) => snack.id === id && snack.phase === from) ? change(state, new Set([id]), patch) : state;

function remove(state: SnackbarState, snack: Snack, reason: SnackbarReason): SnackbarState {
  const history = [...state.history, { ...snack, reason }].slice(-state.limits.maxHistory);
  return { ...state, snacks: state.snacks.filter(({ id }) => id !== snack.id), history };
}

function tell(state: SnackbarState, notice: SnackbarNotice): SnackbarState {
  const { message = snackbarDefaults.message, tone = 'info', action, persist = false } = notice;
  const key = keyOf(notice);
  const content = { message, tone, action };
  const stays = persist || tone === 'error' || action !== undefined;
  const told = state.told + 1;
  const twin = twinOf(state, key);
  if (twin) {
    const merged = { ...content, stays: stays || twin.stays, count: twin.count + 1 };
    return { ...change(state, new Set([twin.id]), merged), told, merged: state.merged + 1 };
  }
  const snack: Snack = { id: `notice-${told}`, key, ...content, stays, count: 1, phase: 'queued' };
  return { ...state, told, snacks: [...state.snacks, snack] };
}

/** A queue that is full drops its oldest, one that need not stay first. */
function capQueue(state: SnackbarState): SnackbarState {
  const shown = shownCount(state);
  if (state.snacks.length - shown <= state.limits.maxQueue) return state;
  const queued = state.snacks.slice(shown);
  const victim = queued.find(({ stays }) => !stays) ?? queued[0];
  return victim ? { ...remove(state, victim, 'dropped'), dropped: state.dropped + 1 } : state;
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
  const wanted = Math.min(waiting, state.limits.maxStack) + Math.max(0, visible.length - state.limits.maxStack) - leaving;
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
  return snack.phase === 'queued' ? remove(state, snack, reason) : change(state, new Set([id]), { phase: 'exiting', reason });
}

function exit(state: SnackbarState, id: string): SnackbarState {
  const snack = state.snacks.find((one) => one.id === id && one.phase === 'exiting');
  return snack ? remove(state, snack, snack.reason ?? 'close') : state;
}

function apply(state: SnackbarState, event: SnackbarEvent): SnackbarState {
  switch (event.type) {
    case 'told': return tell(state, event.notice);
    case 'entered': return move(state, event.id, 'shown', { phase: 'entered' });
    case 'dismissed': return dismiss(state, event.id, event.reason);
    case 'exited': return exit(state, event.id);
    case 'held': return state.held === event.held ? state : { ...state, held: event.held };
    case 'limited': return { ...state, limits: { ...state.limits, ...event.limits } };
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
