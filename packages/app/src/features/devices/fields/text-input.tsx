import { TextField } from '@attesta/ui/inputs/text-field';
import type { DeviceAnswerId, DeviceAnswers } from '@attesta/domain/devices/schema';
import { IdentifierField } from '../../../platform/forms/identifier-field';
import { useDeviceField } from './use-device-field';

type TextFieldId = {
  [Id in DeviceAnswerId]: string extends NonNullable<DeviceAnswers[Id]> ? Id : never;
}[DeviceAnswerId];

interface TextInputProps {
  id: TextFieldId;
  required: boolean;
  /** `identifier`: in the monospace font; `digits` is one with a numeric keyboard. */
  kind?: 'text' | 'long' | 'identifier' | 'digits';
  /** Maximum length. Longer text can be typed and is reported as an error. */
  limit?: number;
}

/** A field for text or digits. An empty field means no answer. */
export function TextInput({ id, required, kind = 'text', limit }: TextInputProps) {
  const { value, setValue, isTouched: _isTouched, ...field } = useDeviceField(id);
  const Field = kind === 'identifier' || kind === 'digits' ? IdentifierField : TextField;
  return (
    <Field
      {...field}
      required={required}
      inputMode={kind === 'digits' ? 'numeric' : undefined}
      multiline={kind === 'long'}
      counter={limit !== undefined && kind === 'long'}
      limit={limit}
      value={value ?? ''}
      onChange={(event) => setValue((event.target as HTMLInputElement).value || null)}
      autoComplete="off"
    />
  );
}
