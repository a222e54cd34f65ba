import type { Device } from '@attesta/domain/devices/schema';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { useDeviceActions } from './use-device-actions';

/** Says that a device is archived, with a button to restore it. Renders nothing for other devices. */
export function ArchivedNotice({ device }: { device: Device }) {
  const { t } = useTranslation('devices');
  const { day } = useFormats();
  const { restore } = useDeviceActions();
  if (device.archivedAt === null) return null;
  return (
    <Alert
      tone="warning"
      title={t('archive.since', { date: day(device.archivedAt) })}
      action={
        <Button variant="text" size="small" onClick={() => void restore(device)}>
          {t('archive.restore')}
        </Button>
      }
    >
      {t('archive.notice')}
    </Alert>
  );
}
