import type { SnackbarAnchor, SnackbarContent, SnackbarTone, SnackbarTransition } from '@attesta/ui/feedback/snackbar';
import { specified } from '@attesta/ui/theme';
import { createEvent, createStore, merge } from 'effector';
import { sessionEnded } from '../session/model';
import { otherPersonSignedIn } from '../session/person';

export type ToastTone = SnackbarTone;

/** A toast to show, with translated text. */
export type Toast = Partial<SnackbarContent> & {
  /** The topic of the toast. `toastsWithdrawn` closes all toasts of a topic. */
  about?: string;
};

/** The snackbar slice of the specification, section 3. */
export interface Snackbar {
  open: boolean;
  message: string;
  variant: 'default' | 'alert';
  alert: { color: ToastTone; variant: 'filled' | 'outlined' };
  transition: SnackbarTransition;
  /** Whether toasts have a close button. */
  close: boolean;
  /** Whether the latest toast has an action. */
  action: boolean;
  maxStack: number;
  dense: boolean;
  iconVariant: 'default' | 'none';
  anchor: SnackbarAnchor;
  /** Why the last toast could not be shown, or null. */
  error: unknown;
}

/** The default message in English (specification, section 9). `portal:notices.archived` has the translations. */
const defaultMessage = 'Note archived';

/** Shows a toast. `queue.ts` adds it to the queue. */
export const notify = createEvent<Toast>();
/** Closes all toasts of a topic, because they no longer apply. */
export const toastsWithdrawn = createEvent<string>();
/** The last visible toast was closed. */
export const toastClosed = createEvent();
/** The user signed out, or another user signed in: all toasts and their history are dropped. */
export const toastsDropped = merge([sessionEnded.filter({ fn: (end) => end !== 'expired' }), otherPersonSignedIn]);
/** A toast could not be shown. */
export const toastFailed = createEvent<unknown>();
/** Changes the appearance and behaviour of toasts. */
export const snackbarChanged =
  createEvent<
    Partial<
      Pick<Snackbar, 'variant' | 'alert' | 'transition' | 'close' | 'maxStack' | 'dense' | 'iconVariant' | 'anchor'>
    >
  >();

export const $snackbar = createStore<Snackbar>({
  open: false,
  message: defaultMessage,
  variant: 'default',
  alert: { color: 'info', variant: 'filled' },
  transition: 'Fade',
  close: true,
  action: false,
  maxStack: specified.snackbar.maxStack,
  dense: false,
  iconVariant: 'default',
  anchor: { vertical: 'bottom', horizontal: 'right' },
  error: null,
})
  .on(notify, (now, { message = defaultMessage, tone = 'info', action }) => ({
    ...now,
    open: true,
    message,
    alert: { ...now.alert, color: tone },
    action: action !== undefined,
    error: null,
  }))
  .on(toastFailed, (now, error) => ({ ...now, error }))
  .on(toastClosed, (now) => ({ ...now, open: false }))
  .on(toastsDropped, (now) => ({ ...now, open: false, message: defaultMessage, action: false, error: null }))
  .on(snackbarChanged, (now, change) => ({ ...now, ...change }));
