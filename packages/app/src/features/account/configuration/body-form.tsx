import { notifiedBodyAccountSchema, type NotifiedBodyAccount } from '@attesta/domain/account/configuration';
import { Checkbox } from '@attesta/ui/inputs/checkbox';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { TextField } from '@attesta/ui/inputs/text-field';
import { GridItem } from '@attesta/ui/layout/grid';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguageOptions } from '../../../platform/forms/country-options';
import { IdentifierField } from '../../../platform/forms/identifier-field';
import { lazyResolver } from '../../../platform/forms/lazy-resolver';
import { useProblemMessage } from '../../../platform/errors/problem-messages';
import { bodyAccount, bodyValues, type BodyValues } from './body-values';
import type { ConfigurationProps } from './configuration-props';
import { CountryField } from './country-field';
import { FieldGroup } from '../forms/field-group';
import { SavingForm } from '../forms/saving-form';
import { SettingsRow } from '../layout/settings-row';
import { useAccountForm } from './use-account-form';

const resolver = lazyResolver<BodyValues>(
  () => Promise.resolve(notifiedBodyAccountSchema),
  (form) => bodyAccount(form),
);

/** The configuration form of a notified body. The account then waits for manual approval. */
export function BodyForm({ account, submitLabel, isResubmission }: ConfigurationProps<NotifiedBodyAccount>) {
  const { t } = useTranslation('account');
  const problemMessage = useProblemMessage();
  const languageOptions = useLanguageOptions();
  const { register, control, errors, frame } = useAccountForm<BodyValues>(
    resolver,
    bodyValues(account),
    (form) => bodyAccount(form, account),
    isResubmission,
  );

  return (
    <SavingForm rows {...frame} submitLabel={submitLabel}>
      <SettingsRow headingLevel={2} title={t('configuration.body')}>
        <FieldGroup>
          <IdentifierField
            {...register('number')}
            label={t('configuration.bodyNumber')}
            help={t('configuration.bodyNumberHelp')}
            inputMode="numeric"
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
          <GridItem span="full">
            <Checkbox
              {...register('showContact')}
              label={t('configuration.showContact')}
              help={t('configuration.showContactHelp')}
            />
          </GridItem>
          <GridItem span="full">
            <Controller
              control={control}
              name="documentationLanguages"
              render={({ field }) => (
                <Combobox
                  ref={field.ref}
                  multiple
                  label={t('configuration.documentationLanguages')}
                  placeholder={t('configuration.documentationLanguagesPlaceholder')}
                  labels={{ empty: t('configuration.noLanguage') }}
                  options={languageOptions}
                  value={field.value}
                  onValueChange={field.onChange}
                  onBlur={field.onBlur}
                  required
                  error={problemMessage(errors.documentationLanguages?.message, 'documentationLanguages')}
                />
              )}
            />
          </GridItem>
        </FieldGroup>
      </SettingsRow>
    </SavingForm>
  );
}
