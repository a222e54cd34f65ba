import { Combobox } from '@attesta/ui/inputs/combobox';
import { useTranslation } from 'react-i18next';
import { useComboboxLabels } from '../../forms/combobox-labels';
import { useCountryOptions } from './options';
import { useDeviceField } from './use-device-field';

/** The country of the manufacturer, found by typing its name or its two letters. */
export function CountryInput({ required }: { required: boolean }) {
  const { t } = useTranslation('devices');
  const { value, setValue, wasLeft: _wasLeft, ...field } = useDeviceField('manufacturerCountry');
  return (
    <Combobox
      {...field}
      required={required}
      options={useCountryOptions()}
      value={value ?? ''}
      onValueChange={(next) => setValue((next || null) as typeof value)}
      placeholder={t('form.chooseCountry')}
      labels={useComboboxLabels()}
      emptyText={t('form.noOption')}
    />
  );
}
