import { notifiedBodyAccountSchema, type NotifiedBodyAccount } from '@attesta/domain/account/configuration';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguageOptions } from '../devices/fields/options';
import { useComboboxLabels } from '../forms/combobox-labels';
import { lazyResolver } from '../forms/lazy-resolver';
import { useFailureWords, useProblemWords } from '../forms/problem-words';
import { useStillForm } from '../forms/use-still-form';
import { bodyAccount, bodyValues, type BodyValues } from './body-values';
import type { ConfigurationProps } from './configuration-props';
import { CountryField } from './country-field';
import { Actions, Fields, Section, Still } from './form-layout';
import { useConfigure } from './use-configure';
import { useDraftedForm } from './use-drafted-form';

const resolver = lazyResolver<BodyValues>(() => Promise.resolve(notifiedBodyAccountSchema), bodyAccount);

/** The configuration of a notified body; approval by hand follows. */
export function BodyForm({ account, submit }: ConfigurationProps<NotifiedBodyAccount>) {
  const { t } = useTranslation('account');
  const words = useProblemWords();
  const failure = useFailureWords();
  const comboboxLabels = useComboboxLabels();
  const languageOptions = useLanguageOptions();
  const { register, control, handleSubmit, setError, formState, saved } = useDraftedForm<BodyValues>(
    resolver,
    bodyValues(account),
  );
  const { errors, isSubmitting } = formState;
  const { fields, button } = useStillForm(isSubmitting);
  const { configure, failed } = useConfigure(setError, saved);
  const onSubmit = handleSubmit((form) => configure(bodyAccount(form) as NotifiedBodyAccount));

  return (
    <Fields noValidate onSubmit={(event) => void onSubmit(event)}>
      {failed !== null && (
        <Alert tone="error" live>
          {failure(failed)}
        </Alert>
      )}
      <Still ref={fields}>
        <Section>
          <legend>{t('configuration.body')}</legend>
          <TextField
            {...register('number')}
            label={t('configuration.bodyNumber')}
            help={t('configuration.bodyNumberHelp')}
            inputMode="numeric"
            maxLength={4}
            required
            error={words(errors.number?.message)}
          />
          <TextField
            {...register('name')}
            label={t('configuration.bodyName')}
            autoComplete="organization"
            required
            error={words(errors.name?.message)}
          />
          <CountryField
            control={control}
            name="country"
            label={t('configuration.country')}
            error={words(errors.country?.message, 'choice')}
          />
          <TextField
            {...register('city')}
            label={t('configuration.city')}
            autoComplete="address-level2"
            required
            error={words(errors.city?.message)}
          />
          <TextField
            {...register('contactEmail')}
            type="email"
            label={t('configuration.contactEmail')}
            autoComplete="email"
            required
            error={words(errors.contactEmail?.message)}
          />
          <TextField
            {...register('logoUrl')}
            type="url"
            label={t('configuration.logo')}
            help={t('configuration.logoHelp')}
            error={words(errors.logoUrl?.message)}
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
                  error={words(errors.documentationLanguages?.message, 'choice')}
                />
              )}
            />
          </div>
        </Section>
      </Still>
      <Actions>
        <Button ref={button} type="submit" loading={isSubmitting} loadingLabel={t('configuration.submitting')}>
          {submit}
        </Button>
      </Actions>
    </Fields>
  );
}
