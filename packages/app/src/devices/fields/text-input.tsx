import { TextField } from '@attesta/ui/inputs/text-field';
import type { DeviceAnswerId, DeviceAnswers } from '@attesta/domain/device/schema';
import { useTranslation } from 'react-i18next';
import { useDeviceField } from './use-device-field';

type TextFieldId = {
  [Id in DeviceAnswerId]: string extends NonNullable<DeviceAnswers[Id]> ? Id : never;
}[DeviceAnswerId];

interface TextInputProps {
  id: TextFieldId;
  required: boolean;
  kind?: 'text' | 'long' | 'digits';
  /** Longest text the device takes; a longer one can be typed and is told. */
  limit?: number;
}

/** A field for a text or digits; what is left empty is no answer. */
export function TextInput({ id, required, kind = 'text', limit }: TextInputProps) {
  const { t } = useTranslation('devices');
  const { value, setValue, wasLeft: _wasLeft, ...field } = useDeviceField(id);
  return (
    <TextField
      {...field}
      required={required}
      inputMode={kind === 'digits' ? 'numeric' : undefined}
      multiline={kind === 'long'}
      counter={limit !== undefined && kind === 'long'}
      maxLength={limit}
      labels={{ charactersLeft: (count) => t('form.charactersLeft', { count }) }}
      value={value ?? ''}
      onChange={(event) => setValue((event.target as HTMLInputElement).value || null)}
      autoComplete="off"
    />
  );
}
