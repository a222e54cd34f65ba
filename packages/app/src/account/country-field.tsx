import { countries } from '@attesta/domain/countries';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { useMemo } from 'react';
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

interface CountryFieldProps<Form extends FieldValues> {
  control: Control<Form>;
  name: Path<Form>;
  label: string;
  error?: string;
  help?: string;
}

/** Countries by their names in the language of the page, in that language's order. */
function useCountryOptions() {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const names = new Intl.DisplayNames([i18n.language, 'en'], { type: 'region' });
    const label = (code: string) => (code === 'XI' ? `${names.of('GB') ?? 'GB'} (XI)` : (names.of(code) ?? code));
    return countries.map((code) => ({ value: code as string, label: label(code), keywords: [code] })).sort((a, b) => a.label.localeCompare(b.label, i18n.language));
  }, [i18n.language]);
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
