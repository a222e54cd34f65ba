import { companySizes, operatorAccountSchema, type OperatorAccount } from '@attesta/domain/account/configuration';
import { RadioGroup } from '@attesta/ui/inputs/radio-group';
import { TextField } from '@attesta/ui/inputs/text-field';
import { GridItem } from '@attesta/ui/layout/grid';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { IdentifierField } from '../../../platform/forms/identifier-field';
import { lazyResolver } from '../../../platform/forms/lazy-resolver';
import { useProblemMessage } from '../../../platform/errors/problem-messages';
import type { ConfigurationProps } from './configuration-props';
import { CountryField } from './country-field';
import { FieldGroup } from '../forms/field-group';
import { SavingForm } from '../forms/saving-form';
import { SettingsRow } from '../layout/settings-row';
import { needsRepresentative, operatorAccount, operatorValues, type OperatorValues } from './operator-values';
import { useAccountForm } from './use-account-form';

const resolver = lazyResolver<OperatorValues>(
  () => Promise.resolve(operatorAccountSchema),
  (form) => operatorAccount(form),
);

/** The configuration form of a market operator. */
export function OperatorForm({ account, submitLabel }: ConfigurationProps<OperatorAccount>) {
  const { t } = useTranslation('account');
  const problemMessage = useProblemMessage();
  const { register, control, errors, frame } = useAccountForm<OperatorValues>(
    resolver,
    operatorValues(account),
    (form) => operatorAccount(form, account),
  );
  const country = useWatch({ control, name: 'country' });
  const representative = errors.authorisedRepresentative;
  const sizes = companySizes.map((size) => ({
    value: size,
    label: t(`configuration.sizes.${size}.name`),
    description: t(`configuration.sizes.${size}.what`),
  }));

  return (
    <SavingForm rows {...frame} submitLabel={submitLabel}>
      <SettingsRow headingLevel={2} title={t('configuration.organisation')}>
        <FieldGroup>
          <TextField
            {...register('organisationName')}
            label={t('configuration.organisationName')}
            autoComplete="organization"
            required
            error={problemMessage(errors.organisationName?.message, 'organisationName')}
          />
          <CountryField
            control={control}
            name="country"
            label={t('configuration.country')}
            error={problemMessage(errors.country?.message, 'country')}
          />
          <GridItem span="full">
            <Controller
              control={control}
              name="companySize"
              render={({ field }) => (
                <RadioGroup
                  ref={field.ref}
                  name={field.name}
                  label={t('configuration.companySize')}
                  help={t('configuration.companySizeHelp')}
                  options={sizes}
                  value={field.value}
                  onValueChange={field.onChange}
                  required
                  error={problemMessage(errors.companySize?.message, 'companySize')}
                />
              )}
            />
          </GridItem>
          <IdentifierField
            {...register('srn')}
            label={t('configuration.srn')}
            help={t('configuration.srnHelp')}
            error={problemMessage(errors.srn?.message, 'srn')}
          />
        </FieldGroup>
      </SettingsRow>
      {needsRepresentative(country) && (
        <SettingsRow
          headingLevel={2}
          title={t('configuration.representative')}
          lead={t('configuration.representativeLead')}
        >
          <FieldGroup>
            <TextField
              {...register('authorisedRepresentative.name')}
              label={t('configuration.representativeName')}
              required
              error={problemMessage(representative?.name?.message ?? representative?.message, 'representativeName')}
            />
            <CountryField
              control={control}
              name="authorisedRepresentative.country"
              label={t('configuration.representativeCountry')}
              error={problemMessage(representative?.country?.message, 'representativeCountry')}
            />
            <IdentifierField
              {...register('authorisedRepresentative.srn')}
              label={t('configuration.representativeSrn')}
              help={t('configuration.representativeSrnHelp')}
              error={problemMessage(representative?.srn?.message, 'representativeSrn')}
            />
          </FieldGroup>
        </SettingsRow>
      )}
    </SavingForm>
  );
}
