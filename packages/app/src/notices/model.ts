import { createEvent, createStore } from 'effector';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

/** Something to tell the person who works here, in words that are translated already. */
export interface Notice {
  /** Absent: the specification's default, 'Note archived'. */
  message?: string;
  tone?: NoticeTone;
  /** One thing that can be done about it. */
  action?: { label: string; onAction: () => void };
  /** Stays until it is closed; errors and notices with an action stay anyway. */
  persist?: boolean;
}

/** The snackbar slice of the specification, section 3. */
export interface Snackbar {
  open: boolean;
  message: string;
  variant: 'default' | 'alert';
  alert: { color: NoticeTone; variant: 'filled' | 'outlined' };
  transition: 'Fade' | 'Slide';
  /** Whether notices carry a close button. */
  close: boolean;
  /** Whether the last notice carries an action. */
  action: boolean;
  maxStack: number;
  dense: boolean;
  iconVariant: 'default' | 'none';
  anchor: { vertical: 'top' | 'bottom'; horizontal: 'left' | 'center' | 'right' };
}

/** English of the default message; `portal:notices.archived` has the others. */
export const defaultMessage = 'Note archived';

/** Tells something. `notices/host.tsx` puts it into the queue of the snackbar part. */
export const notify = createEvent<Notice>();
/** The last notice was closed. */
export const noticeClosed = createEvent();
/** How notices look and behave from now on. */
export const snackbarChanged = createEvent<Partial<Pick<Snackbar, 'variant' | 'transition' | 'close' | 'maxStack' | 'dense' | 'iconVariant' | 'anchor'>>>();

export const $snackbar = createStore<Snackbar>({
  open: false,
  message: defaultMessage,
  variant: 'default',
  alert: { color: 'info', variant: 'filled' },
  transition: 'Fade',
  close: true,
  action: false,
  maxStack: 3,
  dense: false,
  iconVariant: 'default',
  anchor: { vertical: 'bottom', horizontal: 'right' },
})
  .on(notify, (now, { message = defaultMessage, tone = 'info', action }) => ({
    ...now, open: true, message, alert: { ...now.alert, color: tone }, action: action !== undefined,
  }))
  .on(noticeClosed, (now) => ({ ...now, open: false }))
  .on(snackbarChanged, (now, change) => ({ ...now, ...change }));
