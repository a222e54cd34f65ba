import { AlertDialog } from '@attesta/ui/overlays/alert-dialog';
import { useTranslation } from 'react-i18next';
import type { Blocker } from '../../../platform/navigation/use-blocker';

/** Asks whether to leave the page without saving. Escape closes the dialog and stays on the page. */
export function LeaveDialog({ blocker, onLeave }: { blocker: Blocker; onLeave: () => void }) {
  const { t } = useTranslation('devices');
  const leave = () => {
    onLeave();
    blocker.proceed();
  };
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(_, { reason }) => reason !== 'confirm' && blocker.reset()}
      title={t('leave.title')}
      description={t('leave.text')}
      tone="error"
      confirmLabel={t('leave.leave')}
      onConfirm={leave}
      labels={{ cancel: t('leave.stay') }}
    />
  );
}
