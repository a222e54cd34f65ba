import { keyOf, withDefaults, type SnackbarContent, type SnackbarReason, type Toast } from './toast.js';
import { snackbarDefaults } from './snackbar-timing.js';

export interface SnackbarLimits {
  /** Maximum number of visible toasts, at least one. */
  maxStack: number;
  /** Maximum number of waiting toasts. Beyond it the oldest is dropped. */
  maxQueue: number;
  /** Maximum number of removed toasts in the history. */
  maxHistory: number;
}

export interface SnackbarState {
  /** Visible and waiting toasts, oldest first. */
  toasts: readonly Toast[];
  /** Removed toasts, oldest first. Those with the reason `dropped` were never shown. */
  history: readonly Toast[];
  /** Whether the stack is paused: no toast is removed to make room. */
  paused: boolean;
  /** The current limits. */
  limits: SnackbarLimits;
  /** How many toasts were added since the start, including merged and dropped ones. */
  notified: number;
  /** How many toasts were merged into an existing one. */
  merged: number;
  /** How many toasts were dropped because the queue was full. */
  dropped: number;
}

/** Event of the snackbar state machine. */
export type SnackbarEvent =
  | { type: 'notified'; content: SnackbarContent }
  | { type: 'updated'; id: string; changes: Partial<SnackbarContent> }
  | { type: 'entered' | 'exited'; id: string }
  | { type: 'dismissed'; id: string; reason: SnackbarReason }
  | { type: 'paused' | 'resumed' }
  | { type: 'limitsChanged'; limits: Partial<SnackbarLimits> };

/** Returns valid limits: whole numbers, and a stack of at least one. */
function validLimits(limits: Partial<SnackbarLimits>): SnackbarLimits {
  const whole = (name: keyof SnackbarLimits, minimum: number) => {
    const requested = limits[name] ?? NaN;
    return Number.isNaN(requested) ? snackbarDefaults[name] : Math.max(minimum, Math.floor(requested));
  };
  return { maxStack: whole('maxStack', 1), maxQueue: whole('maxQueue', 0), maxHistory: whole('maxHistory', 0) };
}

/** Returns the state of an empty stack. */
export const initialSnackbars = (limits: Partial<SnackbarLimits> = {}): SnackbarState => ({
  toasts: [],
  history: [],
  paused: false,
  limits: validLimits(limits),
  notified: 0,
  merged: 0,
  dropped: 0,
});

/** Number of visible toasts. They are the first ones, since waiting toasts are shown in order of age. */
const visibleCount = ({ toasts }: SnackbarState): number => {
  const firstQueued = toasts.findIndex(({ phase }) => phase === 'queued');
  return firstQueued < 0 ? toasts.length : firstQueued;
};

/** Returns the visible toasts, including those that are exiting. */
export const visibleToasts = (state: SnackbarState): readonly Toast[] => state.toasts.slice(0, visibleCount(state));

/** Returns the toast that a new toast with this key is merged into. */
export const duplicateOf = ({ toasts }: SnackbarState, key: string): Toast | undefined =>
  toasts.find((toast) => toast.key === key && toast.phase !== 'exiting');

const patchToasts = (state: SnackbarState, ids: ReadonlySet<string>, patch: Partial<Toast>): SnackbarState =>
  ids.size === 0
    ? state
    : { ...state, toasts: state.toasts.map((toast) => (ids.has(toast.id) ? { ...toast, ...patch } : toast)) };

const enter = (state: SnackbarState, id: string): SnackbarState =>
  state.toasts.some((toast) => toast.id === id && toast.phase === 'shown')
    ? patchToasts(state, new Set([id]), { phase: 'entered' })
    : state;

const trimHistory = (history: readonly Toast[], { maxHistory }: SnackbarLimits) =>
  history.length > maxHistory ? history.slice(history.length - maxHistory) : history;

function remove(state: SnackbarState, toast: Toast, reason: SnackbarReason): SnackbarState {
  const history = trimHistory([...state.history, { ...toast, reason }], state.limits);
  return { ...state, toasts: state.toasts.filter(({ id }) => id !== toast.id), history };
}

function add(state: SnackbarState, content: SnackbarContent): SnackbarState {
  const key = keyOf(content);
  const complete = withDefaults(content);
  const notified = state.notified + 1;
  const existing = duplicateOf(state, key);
  if (existing) {
    const merged = {
      ...complete,
      stays: complete.stays || existing.stays,
      count: existing.count + 1,
      version: existing.version + 1,
    };
    return { ...patchToasts(state, new Set([existing.id]), merged), notified, merged: state.merged + 1 };
  }
  const toast: Toast = { id: `notice-${notified}`, key, ...complete, count: 1, version: 1, phase: 'queued' };
  return { ...state, notified, toasts: [...state.toasts, toast] };
}

/** Changes the given fields of a toast. Ignores a toast that is exiting or was removed. */
function update(state: SnackbarState, id: string, changes: Partial<SnackbarContent>): SnackbarState {
  const toast = state.toasts.find((one) => one.id === id && one.phase !== 'exiting');
  if (!toast) return state;
  const { key: currentKey, ...before } = toast;
  const content = withDefaults({ ...before, ...changes });
  // An explicit key does not change. A derived key is derived again from the new content.
  const key = changes.key ?? (currentKey === keyOf(before) ? keyOf(content) : currentKey);
  const duplicate = duplicateOf(state, key);
  // An update does not merge two toasts, because the caller must be able to update this toast again by its id.
  const uniqueKey = duplicate && duplicate.id !== id ? id : key;
  return patchToasts(state, new Set([id]), { ...content, key: uniqueKey, version: toast.version + 1 });
}

/** Drops the oldest waiting toasts of a full queue, toasts without a timer last. */
function capQueue(state: SnackbarState): SnackbarState {
  const visible = visibleCount(state);
  let next = state;
  while (next.toasts.length - visible > next.limits.maxQueue) {
    const queued = next.toasts.slice(visible);
    const toDrop = queued.find(({ stays }) => !stays) ?? queued[0];
    if (!toDrop) break;
    next = { ...remove(next, toDrop, 'dropped'), dropped: next.dropped + 1 };
  }
  return next;
}

function setLimits(state: SnackbarState, changes: Partial<SnackbarLimits>): SnackbarState {
  const limits = validLimits({ ...state.limits, ...changes });
  const same =
    limits.maxStack === state.limits.maxStack &&
    limits.maxQueue === state.limits.maxQueue &&
    limits.maxHistory === state.limits.maxHistory;
  return same ? state : { ...state, limits, history: trimHistory(state.history, limits) };
}

/** Shows waiting toasts while the stack has free slots. */
function fill(state: SnackbarState): SnackbarState {
  const visible = visibleCount(state);
  if (visible >= state.limits.maxStack || visible === state.toasts.length) return state;
  const next = state.toasts.slice(visible, state.limits.maxStack);
  return patchToasts(state, new Set(next.map(({ id }) => id)), { phase: 'shown' });
}

/**
 * Closes the oldest visible toasts with a timer while others wait. If no visible toast has a timer, closes only the
 * oldest one, which then is in the history.
 */
function makeRoom(state: SnackbarState): SnackbarState {
  if (state.paused) return state;
  const visible = visibleToasts(state);
  const exiting = visible.filter(({ phase }) => phase === 'exiting').length;
  const waiting = state.toasts.length - visible.length;
  const required =
    Math.min(waiting, state.limits.maxStack) + Math.max(0, visible.length - state.limits.maxStack) - exiting;
  if (required <= 0) return state;
  const entered = visible.filter(({ phase }) => phase === 'entered');
  const closable = entered.filter(({ stays }) => !stays).slice(0, required);
  const allStay = visible.every(({ stays, phase }) => stays && phase !== 'exiting');
  const closing = allStay ? entered.slice(0, 1) : closable;
  return patchToasts(state, new Set(closing.map(({ id }) => id)), { phase: 'exiting', reason: 'made-room' });
}

function dismiss(state: SnackbarState, id: string, reason: SnackbarReason): SnackbarState {
  const toast = state.toasts.find((one) => one.id === id);
  if (!toast || toast.phase === 'exiting') return state;
  return toast.phase === 'queued'
    ? remove(state, toast, reason)
    : patchToasts(state, new Set([id]), { phase: 'exiting', reason });
}

function exit(state: SnackbarState, id: string): SnackbarState {
  const toast = state.toasts.find((one) => one.id === id && one.phase === 'exiting');
  return toast ? remove(state, toast, toast.reason ?? 'close') : state;
}

const setPaused = (state: SnackbarState, paused: boolean): SnackbarState =>
  state.paused === paused ? state : { ...state, paused };

function apply(state: SnackbarState, event: SnackbarEvent): SnackbarState {
  switch (event.type) {
    case 'notified':
      return add(state, event.content);
    case 'updated':
      return update(state, event.id, event.changes);
    case 'entered':
      return enter(state, event.id);
    case 'dismissed':
      return dismiss(state, event.id, event.reason);
    case 'exited':
      return exit(state, event.id);
    case 'paused':
      return setPaused(state, true);
    case 'resumed':
      return setPaused(state, false);
    case 'limitsChanged':
      return setLimits(state, event.limits);
  }
}

/**
 * Reducer of the toast lifecycle: queued, shown, entered, exiting, removed. At most `maxStack` toasts are visible,
 * including those that are exiting. Returns the same object if nothing changed. Source: specification, section 4 (toast
 * lifecycle) and section 9.
 */
export function snackbarReducer(state: SnackbarState, event: SnackbarEvent): SnackbarState {
  const next = apply(state, event);
  return next === state ? state : makeRoom(fill(capQueue(fill(next))));
}
