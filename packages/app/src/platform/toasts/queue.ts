import { createSnackbars, type Snackbars } from '@attesta/ui/feedback/snackbar';
import { attach, createEffect, createStore, sample, scopeBind } from 'effector';
import { $i18n } from '../i18n/model';
import { appStarted } from '../start/app-started';
import { $snackbar, notify, toastClosed, toastFailed, toastsWithdrawn, type Toast } from './model';

const openQueueFx = createEffect((): Snackbars => {
  const queue = createSnackbars();
  const lastClosed = scopeBind(toastClosed, { safe: true });
  queue.subscribe(() => {
    if (queue.getState().toasts.length === 0) lastClosed();
  });
  return queue;
});

/** The queue of toasts. It keeps them until its host is loaded. Null before the portal starts. */
export const $queue = createStore<Snackbars | null>(null, { serialize: 'ignore' }).on(
  openQueueFx.doneData,
  (_, queue) => queue,
);

const addFx = attach({
  source: { queue: $queue, i18n: $i18n },
  effect({ queue, i18n }, { about, ...toast }: Toast) {
    if (!queue) throw new Error('The portal has not started.');
    return { about, id: queue.notify({ ...toast, message: toast.message ?? i18n.t('notices.archived') }) };
  },
});

/** Ids of toasts by topic. */
const $idsByTopic = createStore<Readonly<Record<string, readonly string[]>>>({}).on(
  addFx.doneData,
  (all, { about, id }) => (about === undefined ? all : { ...all, [about]: [...(all[about] ?? []), id] }),
);

const closeTopicFx = attach({
  source: { queue: $queue, ids: $idsByTopic },
  effect({ queue, ids }, about: string) {
    for (const id of ids[about] ?? []) queue?.close(id);
  },
});
$idsByTopic.on(closeTopicFx.done, (all, { params: about }) => ({ ...all, [about]: [] }));

const configureFx = attach({
  source: { queue: $queue, snackbar: $snackbar },
  effect: ({ queue, snackbar: { maxStack } }) => queue?.configure({ maxStack }),
});

sample({ clock: appStarted, target: openQueueFx });
sample({ clock: notify, target: addFx });
sample({ clock: addFx.failData, target: toastFailed });
sample({ clock: toastsWithdrawn, target: closeTopicFx });
sample({
  clock: [$queue.updates, $snackbar.map(({ maxStack }) => maxStack)],
  fn: () => undefined,
  target: configureFx,
});
