import { Combobox } from '@attesta/ui/inputs/combobox';
import { useTranslation } from 'react-i18next';
import { useComboboxLabels } from '../../forms/combobox-labels';
import { useDeviceField } from './use-device-field';

interface ManyInputProps {
  id: 'documentationLanguages' | 'memberStates' | 'refusalReason';
  required: boolean;
  options: readonly { value: string; label: string; keywords?: readonly string[] }[];
}

/** Several values, found by typing. */
export function ManyInput({ id, required, options }: ManyInputProps) {
  const { t } = useTranslation('devices');
  const { value, setValue, wasLeft: _wasLeft, ...field } = useDeviceField(id);
  return (
    <Combobox
      {...field}
      required={required}
      multiple
      options={options}
      values={value ?? []}
      onValuesChange={(next) => setValue((next.length > 0 ? next : null) as typeof value)}
      placeholder={t('form.choose')}
      labels={useComboboxLabels()}
      emptyText={t('form.noOption')}
    />
  );
}
