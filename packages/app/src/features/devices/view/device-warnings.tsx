import { formatCode } from '@attesta/domain/codes/codes';
import type { Device } from '@attesta/domain/devices/schema';
import { deviceWarnings, type DeviceWarning } from '@attesta/domain/devices/warnings';
import { Alert } from '@attesta/ui/feedback/alert';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { useFieldLabels } from '../record/field-labels';

/** Warnings about the answers of a device. A provisional class detail is marked in the class detail instead. */
export function DeviceWarnings({ device }: { device: Device }) {
  const { t } = useTranslation('devices');
  const { list } = useFormats();
  const fieldLabels = useFieldLabels();
  const message = (warning: DeviceWarning) =>
    t(`warnings.${warning.id}`, {
      field: fieldLabels(warning.field).label,
      codes: 'codes' in warning ? list(warning.codes.map(formatCode)) : '',
    });
  const shown = deviceWarnings(device).filter(({ id }) => id !== 'class_provisional');
  return shown.map((warning) => (
    <Alert key={`${warning.id} ${warning.field}`} tone="warning">
      {message(warning)}
    </Alert>
  ));
}
