import { Combobox } from '@attesta/ui/inputs/combobox';
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '../../../platform/forms/country-options';

interface CountryFieldProps<Form extends FieldValues> {
  control: Control<Form>;
  name: Path<Form>;
  label: string;
  error?: string;
  help?: string;
}

/** A combobox of countries, filtered by name or by the two-letter code. */
export function CountryField<Form extends FieldValues>({ control, name, label, error, help }: CountryFieldProps<Form>) {
  const { t } = useTranslation('account');
  const options = useCountryOptions();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Combobox
          ref={field.ref}
          label={label}
          help={help}
          options={options}
          value={field.value}
          onValueChange={(value) => field.onChange(value ?? '')}
          onBlur={field.onBlur}
          placeholder={t('configuration.countryPlaceholder')}
          labels={{ empty: t('configuration.noCountry') }}
          required
          error={error}
        />
      )}
    />
  );
}
