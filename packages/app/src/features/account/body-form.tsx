import { notifiedBodyAccountSchema, type NotifiedBodyAccount } from '@attesta/domain/account/configuration';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguageOptions } from '../../platform/forms/country-options';
import { useComboboxLabels } from '../../platform/forms/combobox-labels';
import { lazyResolver } from '../../platform/forms/lazy-resolver';
import { useFailureMessage, useProblemMessage } from '../../platform/errors/problem-messages';
import { useSavingForm } from '../../platform/forms/use-saving-form';
import { bodyAccount, bodyValues, type BodyValues } from './body-values';
import type { ConfigurationProps } from './configuration-props';
import { CountryField } from './country-field';
import { FormActions, FormRoot, FieldGroup, FormFields } from './forms/account-forms.styles';
import { useConfigure } from './use-configure';
import { useDraftedForm } from './use-drafted-form';

const resolver = lazyResolver<BodyValues>(() => Promise.resolve(notifiedBodyAccountSchema), bodyAccount);

/** The configuration form of a notified body. The account then waits for manual approval. */
export function BodyForm({ account, submitLabel }: ConfigurationProps<NotifiedBodyAccount>) {
  const { t } = useTranslation('account');
  const problemMessage = useProblemMessage();
  const failureMessage = useFailureMessage();
  const comboboxLabels = useComboboxLabels();
  const languageOptions = useLanguageOptions();
  const { register, control, handleSubmit, setError, formState, saved } = useDraftedForm<BodyValues>(
    resolver,
    bodyValues(account),
  );
  const { errors, isSubmitting } = formState;
  const { fields, button } = useSavingForm(isSubmitting);
  const { configure, failed } = useConfigure(setError, saved);
  const onSubmit = handleSubmit((form) => configure(bodyAccount(form) as NotifiedBodyAccount));

  return (
    <FormRoot noValidate onSubmit={(event) => void onSubmit(event)}>
      {failed !== null && (
        <Alert tone="error" live>
          {failureMessage(failed)}
        </Alert>
      )}
      <FormFields ref={fields}>
        <FieldGroup>
          <legend>{t('configuration.body')}</legend>
          <TextField
            {...register('number')}
            label={t('configuration.bodyNumber')}
            help={t('configuration.bodyNumberHelp')}
            inputMode="numeric"
            maxLength={4}
            required
            error={problemMessage(errors.number?.message, 'bodyNumber')}
          />
          <TextField
            {...register('name')}
            label={t('configuration.bodyName')}
            autoComplete="organization"
            required
            error={problemMessage(errors.name?.message, 'bodyName')}
          />
          <CountryField
            control={control}
            name="country"
            label={t('configuration.country')}
            error={problemMessage(errors.country?.message, 'country')}
          />
          <TextField
            {...register('city')}
            label={t('configuration.city')}
            autoComplete="address-level2"
            required
            error={problemMessage(errors.city?.message, 'city')}
          />
          <TextField
            {...register('contactEmail')}
            type="email"
            label={t('configuration.contactEmail')}
            autoComplete="email"
            required
            error={problemMessage(errors.contactEmail?.message, 'contactEmail')}
          />
          <TextField
            {...register('logoUrl')}
            type="url"
            label={t('configuration.logo')}
            help={t('configuration.logoHelp')}
            error={problemMessage(errors.logoUrl?.message)}
          />
          <div data-wide>
            <Controller
              control={control}
              name="documentationLanguages"
              render={({ field }) => (
                <Combobox
                  ref={field.ref}
                  multiple
                  labels={comboboxLabels}
                  label={t('configuration.documentationLanguages')}
                  placeholder={t('configuration.documentationLanguagesPlaceholder')}
                  emptyText={t('configuration.noLanguage')}
                  options={languageOptions}
                  values={field.value}
                  onValuesChange={field.onChange}
                  onBlur={field.onBlur}
                  required
                  error={problemMessage(errors.documentationLanguages?.message, 'documentationLanguages')}
                />
              )}
            />
          </div>
        </FieldGroup>
      </FormFields>
      <FormActions>
        <Button ref={button} type="submit" loading={isSubmitting} loadingLabel={t('configuration.submitting')}>
          {submitLabel}
        </Button>
      </FormActions>
    </FormRoot>
  );
}
