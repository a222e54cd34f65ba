import { attach, sample } from 'effector';
import { once } from 'patronum';
import { $i18n } from '../i18n/model';
import { sessionEnded, signedIn } from '../session/model';
import { recoveryCodeUsed } from '../session/sign-in';
import { storageRefused } from '../browser/browser-storage';
import { toastsWithdrawn, notify, type ToastTone } from './model';

type SystemEvent = 'storageRefused' | 'sessionExpired' | 'signedOutElsewhere';
const tones: Record<SystemEvent, ToastTone> = {
  storageRefused: 'warning',
  sessionExpired: 'warning',
  signedOutElsewhere: 'info',
};

/** Builds the toast for an event of a model, in the current language. */
const buildToastFx = attach({
  source: $i18n,
  effect: (i18n, event: SystemEvent) => ({
    message: i18n.t(`notices.${event}`),
    tone: tones[event],
    persist: true,
    about: event === 'storageRefused' ? 'storage' : 'session',
  }),
});
sample({ clock: buildToastFx.doneData, target: notify });

const buildRecoveryToastFx = attach({
  source: $i18n,
  effect: (i18n, count: number) => ({
    message: i18n.t('notices.recoveryCodeUsed', { count }),
    tone: 'warning' as const,
    persist: true,
    about: 'recovery',
  }),
});
sample({ clock: recoveryCodeUsed, target: buildRecoveryToastFx });
sample({ clock: buildRecoveryToastFx.doneData, target: notify });

// Storage that rejects one write rejects all of them, so this is reported once.
sample({ clock: once(storageRefused), fn: () => 'storageRefused' as const, target: buildToastFx });
sample({
  clock: sessionEnded,
  filter: (end) => end === 'expired',
  fn: () => 'sessionExpired' as const,
  target: buildToastFx,
});
sample({
  clock: sessionEnded,
  filter: (end) => end === 'other-tab',
  fn: () => 'signedOutElsewhere' as const,
  target: buildToastFx,
});
// A user who signs in again does not need these toasts any more.
sample({ clock: signedIn, fn: () => 'session', target: toastsWithdrawn });
