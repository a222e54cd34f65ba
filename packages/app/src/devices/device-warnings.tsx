import { formatCode } from '@attesta/domain/codes/codes';
import type { Device } from '@attesta/domain/device/schema';
import { deviceWarnings, type DeviceWarning } from '@attesta/domain/device/warnings';
import { Alert } from '@attesta/ui/feedback/alert';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/formats';
import { useFieldLabel } from './field-words';

/** What a careful reader would ask about the device. That the class detail is provisional stands with the class detail itself. */
export function DeviceWarnings({ device }: { device: Device }) {
  const { t } = useTranslation('devices');
  const { list } = useFormats();
  const label = useFieldLabel();
  const words = (warning: DeviceWarning) =>
    t(`warnings.${warning.id}`, {
      field: label(warning.field).label,
      codes: 'codes' in warning ? list(warning.codes.map(formatCode)) : '',
    });
  const shown = deviceWarnings(device).filter(({ id }) => id !== 'class_provisional');
  return shown.map((warning) => (
    <Alert key={`${warning.id} ${warning.field}`} tone="warning">
      {words(warning)}
    </Alert>
  ));
}
