import { createSnackbars, SnackbarHost } from '@attesta/ui/feedback/snackbar';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../i18n/i18n';
import { $snackbar, $waitingNotices, noticeClosed, noticeOutdated, noticesTaken, type Notice } from './model';

const snackbars = createSnackbars();
/** Ids of the notices about something that can end. */
const told = new Map<string, readonly string[]>();

const tellFx = createEffect((notices: readonly Notice[]) => {
  for (const { about, ...notice } of notices) {
    const id = snackbars.notify({ ...notice, message: notice.message ?? i18n.t('notices.archived') });
    if (about !== undefined) told.set(about, [...(told.get(about) ?? []), id]);
  }
});
const takeBackFx = createEffect((about: string) => {
  for (const id of told.get(about) ?? []) snackbars.close(id);
  told.delete(about);
});

const hostOpened = createEvent();
const $isOpen = createStore(false).on(hostOpened, () => true);

// What was told before there was a host waits for it; from then on nothing waits.
sample({
  clock: [hostOpened, $waitingNotices],
  source: { isOpen: $isOpen, waiting: $waitingNotices },
  filter: ({ isOpen, waiting }) => isOpen && waiting.length > 0,
  fn: ({ waiting }) => waiting,
  target: [tellFx, noticesTaken],
});
sample({ clock: noticeOutdated, target: takeBackFx });

/** Shows what the portal has to tell. Loaded after the first page; what was told before waits. */
export function Notices() {
  const { t } = useTranslation('portal');
  const { anchor, transition, variant, alert, iconVariant, close, dense, maxStack } = useUnit($snackbar);
  const [opened, closed] = useUnit([hostOpened, noticeClosed]);

  useEffect(() => snackbars.configure({ maxStack }), [maxStack]);
  useEffect(() => opened(), [opened]);
  useEffect(
    () =>
      snackbars.subscribe(() => {
        if (snackbars.getState().snacks.length === 0) closed();
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
