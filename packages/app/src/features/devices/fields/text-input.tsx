import { TextField } from '@attesta/ui/inputs/text-field';
import type { DeviceAnswerId, DeviceAnswers } from '@attesta/domain/devices/schema';
import { useTranslation } from 'react-i18next';
import { useDeviceField } from './use-device-field';

type TextFieldId = {
  [Id in DeviceAnswerId]: string extends NonNullable<DeviceAnswers[Id]> ? Id : never;
}[DeviceAnswerId];

interface TextInputProps {
  id: TextFieldId;
  required: boolean;
  kind?: 'text' | 'long' | 'digits';
  /** Maximum length. Longer text can be typed and is reported as an error. */
  limit?: number;
}

/** A field for text or digits. An empty field means no answer. */
export function TextInput({ id, required, kind = 'text', limit }: TextInputProps) {
  const { t } = useTranslation('devices');
  const { value, setValue, isTouched: _isTouched, ...field } = useDeviceField(id);
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
