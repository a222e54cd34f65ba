import { snackbarDefaults } from './snackbar-timing.js';

/** What a notice means. */
export type SnackbarTone = 'info' | 'success' | 'warning' | 'error';

/** Something to tell. Errors, what has an action, what persists and what is busy stay until they are closed or must make room. */
export interface SnackbarNotice {
  /** Without it the specification's default, 'Note archived'. */
  message?: string | undefined;
  /** What it means; an error stays until it is closed, unless it has a time of its own. */
  tone?: SnackbarTone | undefined;
  /** One thing that can be done about it. */
  action?: { label: string; onAction: () => void } | undefined;
  /** Stays until someone closes it, or until it must make room. */
  persist?: boolean | undefined;
  /** How long it stays once it has come in, in ms, even where it would stay otherwise; Infinity stays. Without it the time of the queue. */
  duration?: number | undefined;
  /** Something is under way: a turning ring takes the place of the icon, and it stays. */
  busy?: boolean | undefined;
  /** Notices with the same key are one; without it those of the same tone, words and action are. */
  key?: string | undefined;
}

/** Queued, shown (coming), entered, exiting (going); then it is removed and stands in the history. */
export type SnackbarPhase = 'queued' | 'shown' | 'entered' | 'exiting';
/** Why a notice went. `made-room`: a newer one took its place; `dropped`: the queue was full. */
export type SnackbarReason = 'timeout' | 'close' | 'action' | 'made-room' | 'dropped';

export interface Snack extends SnackbarNotice {
  /** What `notify` answered. */
  id: string;
  /** What makes two notices the same: the one given, or its tone, words and action. */
  key: string;
  /** What it says. */
  message: string;
  /** What it means. */
  tone: SnackbarTone;
  /** It does not go by itself. */
  stays: boolean;
  /** How often it was told while it was here. */
  count: number;
  /** How often it was told or changed: its time begins again with each. */
  version: number;
  /** How far it has come. */
  phase: SnackbarPhase;
  /** Why it is going. */
  reason?: SnackbarReason | undefined;
}

/** The longest time that a timer can be set to, in ms: what is to stay longer than that stays. */
export const LONGEST = 2 ** 31 - 1;

/** Notices of the same key are one. */
export const keyOf = ({ message = snackbarDefaults.message, tone = 'info', action, key }: SnackbarNotice): string =>
  key ?? JSON.stringify([tone, message, action?.label]);

/** What a notice says and how it stays, with what it leaves out. */
export function contentOf({
  message = snackbarDefaults.message,
  tone = 'info',
  action,
  persist,
  duration,
  busy,
}: SnackbarNotice) {
  const timed = duration !== undefined && !Number.isNaN(duration);
  const stays = Boolean(persist || busy) || (timed ? duration > LONGEST : tone === 'error' || action !== undefined);
  return { message, tone, action, persist, duration: timed ? Math.max(0, duration) : undefined, busy, stays };
}
