import { Combobox } from '@attesta/ui/inputs/combobox';
import { useTranslation } from 'react-i18next';
import { useDeviceField } from './use-device-field';

interface MultiSelectInputProps {
  id: 'documentationLanguages' | 'memberStates' | 'refusalReason';
  required: boolean;
  options: readonly { value: string; label: string; keywords?: readonly string[] }[];
}

/** A combobox for several values. */
export function MultiSelectInput({ id, required, options }: MultiSelectInputProps) {
  const { t } = useTranslation('devices');
  const { value, setValue, isTouched: _isTouched, ...field } = useDeviceField(id);
  return (
    <Combobox
      {...field}
      required={required}
      multiple
      options={options}
      value={value ?? []}
      onValueChange={(next) => setValue((next.length > 0 ? next : null) as typeof value)}
      placeholder={t('form.choose')}
    />
  );
}
