import { createSnackbars, SnackbarHost } from '@attesta/ui/feedback/snackbar';
import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { $snackbar, $waitingNotices, noticeClosed, noticeOutdated, noticesTaken, notify, type Notice } from './model';

const snackbars = createSnackbars();
/** Ids of the notices about something that can end. */
const told = new Map<string, readonly string[]>();

/** Shows what the portal has to tell. Loaded after the first page; what was told before waits. */
export function Notices() {
  const { t } = useTranslation('portal');
  const { anchor, transition, variant, alert, iconVariant, close, dense, maxStack } = useUnit($snackbar);
  const [taken, closed] = useUnit([noticesTaken, noticeClosed]);

  useEffect(() => snackbars.configure({ maxStack }), [maxStack]);
  useEffect(() => {
    const tell = ({ about, ...notice }: Notice) => {
      const id = snackbars.notify({ ...notice, message: notice.message ?? t('notices.archived') });
      if (about !== undefined) told.set(about, [...(told.get(about) ?? []), id]);
    };
    $waitingNotices.getState().forEach(tell);
    taken();
    const stops = [
      notify.watch((notice) => {
        tell(notice);
        taken();
      }),
      noticeOutdated.watch((about) => {
        for (const id of told.get(about) ?? []) snackbars.close(id);
        told.delete(about);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [t, taken]);
  useEffect(() => snackbars.subscribe(() => { if (snackbars.getState().snacks.length === 0) closed(); }), [closed]);

  const labels = useMemo(
    () => ({
      region: t('snackbar.region'), close: t('snackbar.close'), info: t('snackbar.info'), success: t('snackbar.success'),
      warning: t('snackbar.warning'), error: t('snackbar.error'), count: (count: number) => t('snackbar.count', { count }),
    }),
    [t],
  );
  return (
    <SnackbarHost
      store={snackbars} anchor={anchor} transition={transition} variant={variant === 'alert' ? alert.variant : 'default'} iconVariant={iconVariant}
      closeButton={close} dense={dense} labels={labels}
    />
  );
}
