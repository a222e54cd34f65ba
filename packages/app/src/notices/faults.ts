import { createEffect, sample } from 'effector';
import { once } from 'patronum';
import { i18n } from '../i18n/i18n';
import { sessionEnded, signedIn } from '../session/model';
import { storageRefused } from '../storage/browser-storage';
import { noticeOutdated, notify, type NoticeTone } from './model';

type Told = 'storageRefused' | 'sessionExpired' | 'signedOutElsewhere';
const tones: Record<Told, NoticeTone> = {
  storageRefused: 'warning',
  sessionExpired: 'warning',
  signedOutElsewhere: 'info',
};

/** Finds the words for what the models have to tell. */
const wordFx = createEffect((what: Told) => ({
  message: i18n.t(`notices.${what}`),
  tone: tones[what],
  persist: true,
  about: what === 'storageRefused' ? 'storage' : 'session',
}));
sample({ clock: wordFx.doneData, target: notify });

// Storage that refuses once refuses each time; that is told once.
sample({ clock: once(storageRefused), fn: () => 'storageRefused' as const, target: wordFx });
sample({
  clock: sessionEnded,
  filter: (end) => end === 'expired',
  fn: () => 'sessionExpired' as const,
  target: wordFx,
});
sample({
  clock: sessionEnded,
  filter: (end) => end === 'elsewhere',
  fn: () => 'signedOutElsewhere' as const,
  target: wordFx,
});
// Whoever signs in again knows.
sample({ clock: signedIn, fn: () => 'session', target: noticeOutdated });
