/** Severity of a toast. */
export type SnackbarTone = 'info' | 'success' | 'warning' | 'error';

/**
 * Content of a toast. Errors, toasts with an action, and toasts with `persist` or `busy` have no timer: they remain
 * until they are closed or removed to make room for a newer toast.
 */
export interface SnackbarContent {
  /** Text of the toast. */
  message: string;
  /** Severity, `info` by default. An error remains until it is closed, unless it has a `duration`. */
  tone?: SnackbarTone | undefined;
  /** The action of the toast. Pressing it closes the toast. */
  action?: { label: string; onAction: () => void } | undefined;
  /** Keeps the toast until the user closes it or it is removed to make room. */
  persist?: boolean | undefined;
  /**
   * Time in ms until the toast closes, counted from the end of its enter transition. Also applies to errors and toasts
   * with an action. `Infinity` keeps the toast. Default: `autoHide` of the queue.
   */
  duration?: number | undefined;
  /** Whether an operation is in progress. A spinner replaces the icon, and the toast has no timer. */
  busy?: boolean | undefined;
  /** Toasts with the same key are merged. Default: a key derived from the tone, the message and the action. */
  key?: string | undefined;
}

/** Lifecycle of a toast: queued, shown (entering), entered, exiting. Then it is removed and kept in the history. */
export type SnackbarPhase = 'queued' | 'shown' | 'entered' | 'exiting';
/** Why a toast was closed. `made-room`: replaced by a newer toast; `dropped`: the queue was full. */
export type SnackbarReason = 'timeout' | 'close' | 'action' | 'made-room' | 'dropped';

/** A toast in the queue or in the stack. */
export interface Toast extends SnackbarContent {
  /** The id that `notify` returned. */
  id: string;
  /** The given key, or the key derived from tone, message and action. */
  key: string;
  /** Severity. */
  tone: SnackbarTone;
  /** Whether the toast has no auto-hide timer. */
  stays: boolean;
  /** How often the same toast was added while it was in the queue or in the stack. */
  count: number;
  /** Increases with each repeat and each change; a new version restarts the auto-hide timer. */
  version: number;
  /** Current phase of the lifecycle. */
  phase: SnackbarPhase;
  /** Why the toast was closed. */
  reason?: SnackbarReason | undefined;
}

/** The longest delay in ms that `setTimeout` supports. A toast with a longer duration has no timer. */
export const MAX_TIMEOUT = 2 ** 31 - 1;

/** Returns the key of a toast. Toasts with the same key are merged. */
export const keyOf = ({ message, tone = 'info', action, key }: SnackbarContent): string =>
  key ?? JSON.stringify([tone, message, action?.label]);

/** Returns the content with its defaults, and `stays`: whether the toast has no auto-hide timer. */
export function withDefaults({ message, tone = 'info', action, persist, duration, busy }: SnackbarContent) {
  const timed = duration !== undefined && !Number.isNaN(duration);
  const stays = Boolean(persist || busy) || (timed ? duration > MAX_TIMEOUT : tone === 'error' || action !== undefined);
  return { message, tone, action, persist, duration: timed ? Math.max(0, duration) : undefined, busy, stays };
}
