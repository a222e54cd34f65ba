import { RadioGroup } from '@attesta/ui/inputs/radio-group';
import { Select } from '@attesta/ui/inputs/select';
import type { DeviceAnswerId, DeviceAnswers } from '@attesta/domain/devices/schema';
import { useDeviceField } from './use-device-field';

type ChoiceFieldId = {
  [Id in DeviceAnswerId]: NonNullable<DeviceAnswers[Id]> extends string ? Id : never;
}[DeviceAnswerId];

interface ChoiceInputProps {
  id: ChoiceFieldId;
  required: boolean;
  options: readonly { value: string; label: string; description?: string }[];
  /** `list`: a select; the others: a radio group in this layout. */
  layout?: 'list' | 'row' | 'stack' | 'segments';
  help?: string;
}

/** An input for one of several values. */
export function ChoiceInput({ id, required, options, layout = 'list', help }: ChoiceInputProps) {
  const { value, setValue, isTouched: _isTouched, ...field } = useDeviceField(id);
  const common = {
    ...field,
    help: help ?? field.help,
    required,
    options,
    value: value ?? '',
    onValueChange: (next: string) => setValue((next || null) as typeof value),
  };
  return layout === 'list' ? <Select {...common} /> : <RadioGroup {...common} layout={layout} />;
}
