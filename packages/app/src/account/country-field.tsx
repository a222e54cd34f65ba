import { countries } from '@attesta/domain/countries';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { useMemo } from 'react';
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/formats';

interface CountryFieldProps<Form extends FieldValues> {
  control: Control<Form>;
  name: Path<Form>;
  label: string;
  error?: string;
  help?: string;
}

/** Countries by their names in the language of the page, in that language's order. */
function useCountryOptions() {
  const { country, compare } = useFormats();
  return useMemo(
    () => countries.map((code) => ({ value: code as string, label: country(code), keywords: [code] })).sort((a, b) => compare(a.label, b.label)),
    [country, compare],
  );
}

/** A country, found by typing its name or its two letters. */
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
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          placeholder={t('configuration.countryPlaceholder')}
          emptyText={t('configuration.noCountry')}
          required
          error={error}
        />
      )}
    />
  );
}
