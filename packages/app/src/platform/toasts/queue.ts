import type { Snackbars } from '@attesta/ui/feedback/snackbar';
import { attach, createEffect, createStore, sample, scopeBind } from 'effector';
import { retryableImport } from '../browser/retryable-import';
import { $i18n } from '../i18n/model';
import { appStarted } from '../start/app-started';
import { $snackbar, notify, toastClosed, toastFailed, toastsDropped, toastsWithdrawn, type Toast } from './model';

/** Time in ms until a toast with an action closes. The library would keep it (ADR 0056). */
export const actionDuration = 10_000;

/** The queue of toasts. Its code is loaded when the first toast or the host needs it. */
interface Queue {
  open: () => Promise<Snackbars>;
}

/** Creates the queue. `onEmpty` is called after the last toast was closed. */
function createQueue(onEmpty: () => void): Queue {
  const loadSnackbars = retryableImport(() => import('@attesta/ui/feedback/snackbar'));
  let opened: Promise<Snackbars> | null = null;
  const open = async () => {
    const { createSnackbars } = await loadSnackbars();
    const snackbars = createSnackbars();
    snackbars.subscribe(() => {
      if (snackbars.getState().toasts.length === 0) onEmpty();
    });
    return snackbars;
  };
  return {
    open: () =>
      (opened ??= open().catch((error: unknown) => {
        opened = null; // the next toast tries again
        throw error;
      })),
  };
}

const createQueueFx = createEffect(() => createQueue(scopeBind(toastClosed, { safe: true })));

/** The queue of toasts. It keeps them until its host is mounted. Null before the portal starts. */
export const $queue = createStore<Queue | null>(null, { serialize: 'ignore' }).on(
  createQueueFx.doneData,
  (_, queue) => queue,
);

/**
 * Defaults of a toast with an action: it closes after `actionDuration`, errors excepted, and never merges with another
 * one, because its action belongs to one change.
 */
const actionDefaults = ({ tone, persist }: Toast, number: number) => ({
  key: `action-${number}`,
  ...(tone !== 'error' && !persist && { duration: actionDuration }),
});

const addFx = attach({
  source: { queue: $queue, i18n: $i18n, snackbar: $snackbar },
  async effect({ queue, i18n, snackbar: { maxStack } }, { about, ...toast }: Toast) {
    if (!queue) throw new Error('The portal has not started.');
    const snackbars = await queue.open();
    snackbars.configure({ maxStack });
    const message = toast.message ?? i18n.t('notices.archived');
    const own = toast.action && actionDefaults(toast, snackbars.getState().notified);
    return { about, id: snackbars.notify({ ...own, ...toast, message }) };
  },
});

/** Ids of toasts by topic. */
const $idsByTopic = createStore<Readonly<Record<string, readonly string[]>>>({})
  .on(addFx.doneData, (all, { about, id }) =>
    about === undefined ? all : { ...all, [about]: [...(all[about] ?? []), id] },
  )
  .reset(toastsDropped);

const closeTopicFx = attach({
  source: { queue: $queue, ids: $idsByTopic },
  async effect({ queue, ids }, about: string) {
    const snackbars = await queue?.open();
    for (const id of ids[about] ?? []) snackbars?.close(id);
  },
});
$idsByTopic.on(closeTopicFx.done, (all, { params: about }) => ({ ...all, [about]: [] }));

const configureFx = attach({
  source: $queue,
  effect: async (queue, maxStack: number) => (await queue?.open())?.configure({ maxStack }),
});

sample({ clock: appStarted, target: createQueueFx });
// The toasts of another user are dropped with their history. The toast about the end of the session is added afterwards.
sample({ clock: toastsDropped, target: createQueueFx });
sample({ clock: notify, target: addFx });
sample({ clock: addFx.failData, target: toastFailed });
sample({
  clock: toastsWithdrawn,
  source: $idsByTopic,
  filter: (ids, about) => (ids[about]?.length ?? 0) > 0,
  fn: (_, about) => about,
  target: closeTopicFx,
});
sample({ clock: $snackbar.map(({ maxStack }) => maxStack).updates, target: configureFx });
