import type { SnackbarAnchor, SnackbarNotice, SnackbarTransition } from '@attesta/ui/feedback/snackbar';
import { createEvent, createStore } from 'effector';

export type NoticeTone = NonNullable<SnackbarNotice['tone']>;

/** Something to tell the person who works here, in words that are translated already. */
export type Notice = SnackbarNotice & {
  /** What it is about, so that it can be taken back. */
  about?: string;
};

/** The snackbar slice of the specification, section 3. */
export interface Snackbar {
  open: boolean;
  message: string;
  variant: 'default' | 'alert';
  alert: { color: NoticeTone; variant: 'filled' | 'outlined' };
  transition: SnackbarTransition;
  /** Whether notices carry a close button. */
  close: boolean;
  /** Whether the last notice carries an action. */
  action: boolean;
  maxStack: number;
  dense: boolean;
  iconVariant: 'default' | 'none';
  anchor: SnackbarAnchor;
}

/** English of the default message; `portal:notices.archived` has the others. */
export const defaultMessage = 'Note archived';

/** Tells something. `notices/host.tsx` puts it into the queue of the snackbar part. */
export const notify = createEvent<Notice>();
/** What was told about something is no longer true: the notices about it go. */
export const noticeOutdated = createEvent<string>();
/** The last notice was closed. */
export const noticeClosed = createEvent();
/** How notices look and behave from now on. */
export const snackbarChanged =
  createEvent<
    Partial<Pick<Snackbar, 'variant' | 'transition' | 'close' | 'maxStack' | 'dense' | 'iconVariant' | 'anchor'>>
  >();

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
    ...now,
    open: true,
    message,
    alert: { ...now.alert, color: tone },
    action: action !== undefined,
  }))
  .on(noticeClosed, (now) => ({ ...now, open: false }))
  .on(snackbarChanged, (now, change) => ({ ...now, ...change }));

/** The host of the notices is there, and has taken those that waited for it. */
export const noticesTaken = createEvent();

/** What was told before the host was loaded. */
export const $waitingNotices = createStore<readonly Notice[]>([])
  .on(notify, (waiting, notice) => [...waiting, notice])
  .on(noticeOutdated, (waiting, about) => waiting.filter((notice) => notice.about !== about))
  .reset(noticesTaken);
