import { createSnackbars, SnackbarHost } from '@attesta/ui/feedback/snackbar';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../i18n/i18n';
import { $snackbar, $pendingToasts, toastClosed, toastsWithdrawn, toastsDelivered, type Toast } from './model';

const snackbars = createSnackbars();
/** Ids of the visible toasts by topic. */
const idsByTopic = new Map<string, readonly string[]>();

const addToQueueFx = createEffect((toasts: readonly Toast[]) => {
  for (const { about, ...toast } of toasts) {
    const id = snackbars.notify({ ...toast, message: toast.message ?? i18n.t('notices.archived') });
    if (about !== undefined) idsByTopic.set(about, [...(idsByTopic.get(about) ?? []), id]);
  }
});
const closeTopicFx = createEffect((about: string) => {
  for (const id of idsByTopic.get(about) ?? []) snackbars.close(id);
  idsByTopic.delete(about);
});

const hostOpened = createEvent();
const $isOpen = createStore(false).on(hostOpened, () => true);

// Toasts shown before the host was loaded are pending. Afterwards they are delivered at once.
sample({
  clock: [hostOpened, $pendingToasts],
  source: { isOpen: $isOpen, pending: $pendingToasts },
  filter: ({ isOpen, pending }) => isOpen && pending.length > 0,
  fn: ({ pending }) => pending,
  target: [addToQueueFx, toastsDelivered],
});
sample({ clock: toastsWithdrawn, target: closeTopicFx });

/** Renders the portal's toasts. Loaded after the first page. */
export function Toasts() {
  const { t } = useTranslation('portal');
  const { anchor, transition, variant, alert, iconVariant, close, dense, maxStack } = useUnit($snackbar);
  const [opened, closed] = useUnit([hostOpened, toastClosed]);

  useEffect(() => snackbars.configure({ maxStack }), [maxStack]);
  useEffect(() => opened(), [opened]);
  useEffect(
    () =>
      snackbars.subscribe(() => {
        if (snackbars.getState().toasts.length === 0) closed();
      }),
    [closed],
  );

  const labels = useMemo(
    () => ({
      region: t('snackbar.region'),
      close: t('snackbar.close'),
      info: t('snackbar.info'),
      success: t('snackbar.success'),
      warning: t('snackbar.warning'),
      error: t('snackbar.error'),
      count: (count: number) => t('snackbar.count', { count }),
    }),
    [t],
  );
  return (
    <SnackbarHost
      store={snackbars}
      anchor={anchor}
      transition={transition}
      variant={variant === 'alert' ? alert.variant : 'default'}
      iconVariant={iconVariant}
      closeButton={close}
      dense={dense}
      labels={labels}
    />
  );
}
