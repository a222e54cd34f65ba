import { SnackbarHost, type Snackbars } from '@attesta/ui/feedback/snackbar';
import { useUnit } from 'effector-react';
import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { $snackbar } from './model';
import { $queue } from './queue';

/** Renders the portal's toasts. Loaded after the first page. */
export function Toasts() {
  const queue = useUnit($queue);
  return queue && <Host opened={queue.open()} />;
}

function Host({ opened }: { opened: Promise<Snackbars> }) {
  const snackbars = use(opened);
  const { t } = useTranslation('portal');
  const { anchor, transition, variant, alert, iconVariant, close, dense } = useUnit($snackbar);
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
