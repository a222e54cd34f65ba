import type { Device } from '@attesta/domain/devices/schema';
import { AlertDialog } from '@attesta/ui/overlays/alert-dialog';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../platform/errors/problem-messages';
import { useDeviceActions } from './use-device-actions';

interface DeleteDialogProps {
  device: Device;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted?: () => void;
}

/** Asks for confirmation before an archived device is deleted permanently. */
export function DeleteDialog({ device, open, onOpenChange, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation('devices');
  const failureMessage = useFailureMessage();
  const { remove, nameOf } = useDeviceActions();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="error"
      title={t('archive.confirm.title', { name: nameOf(device) })}
      description={t('archive.confirm.text')}
      confirmLabel={t('archive.confirm.confirm')}
      onConfirm={() => remove(device).then(onDeleted)}
      labels={{ cancel: t('form.cancel'), pending: t('archive.confirm.pending'), failed: failureMessage }}
    />
  );
}
