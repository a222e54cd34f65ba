import { Combobox } from '@attesta/ui/inputs/combobox';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemMessage } from '../../../../platform/errors/problem-messages';
import { useCountryOptions } from '../../../../platform/forms/country-options';
import type { Details } from '../../order/details';
import { fieldIdOf, problemAt } from './details-fields';

const path = 'billing.country';

/** A combobox for the country of the billing address. */
export function BillingCountry() {
  const { t } = useTranslation('courses');
  const problemMessage = useProblemMessage();
  const options = useCountryOptions();
  const { control, formState } = useFormContext<Details>();
  return (
    <Controller
      control={control}
      name={path}
      render={({ field }) => (
        <Combobox
          ref={field.ref}
          id={fieldIdOf(path)}
          label={t('details.country')}
          options={options}
          value={field.value}
          onValueChange={(value) => field.onChange(value ?? '')}
          onBlur={field.onBlur}
          autoComplete="billing country"
          placeholder={t('details.countryPlaceholder')}
          labels={{ empty: t('details.noCountry') }}
          required
          error={problemMessage(problemAt(formState.errors, path), 'country')}
        />
      )}
    />
  );
}
