import { Combobox } from '@attesta/ui/inputs/combobox';
import { useTranslation } from 'react-i18next';
import { useComboboxLabels } from '../../../platform/forms/combobox-labels';
import { useCountryOptions } from '../../../platform/forms/country-options';
import { useDeviceField } from './use-device-field';

/** A combobox for the manufacturer's country, filtered by name or by the two-letter code. */
export function CountryInput({ required }: { required: boolean }) {
  const { t } = useTranslation('devices');
  const { value, setValue, isTouched: _isTouched, ...field } = useDeviceField('manufacturerCountry');
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
