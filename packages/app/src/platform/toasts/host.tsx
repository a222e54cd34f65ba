import { SnackbarHost, type Snackbars } from '@attesta/ui/feedback/snackbar';
import { useUnit } from 'effector-react';
import { use } from 'react';
import { $snackbar } from './model';
import { $queue } from './queue';

/** Renders the portal's toasts. Loaded after the first page. */
export function Toasts() {
  const queue = useUnit($queue);
  return queue && <Host opened={queue.open()} />;
}

function Host({ opened }: { opened: Promise<Snackbars> }) {
  const snackbars = use(opened);
  const { anchor, transition, variant, alert, iconVariant, close, dense } = useUnit($snackbar);
  return (
    <SnackbarHost
      store={snackbars}
      anchor={anchor}
      transition={transition}
      variant={variant === 'alert' ? alert.variant : 'default'}
      iconVariant={iconVariant}
      closeButton={close}
      dense={dense}
    />
  );
}
