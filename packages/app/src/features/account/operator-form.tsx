import { companySizes, operatorAccountSchema, type OperatorAccount } from '@attesta/domain/account/configuration';
import { Text } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { RadioGroup } from '@attesta/ui/inputs/radio-group';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyResolver } from '../../platform/forms/lazy-resolver';
import { useFailureMessage, useProblemMessage } from '../../platform/errors/problem-messages';
import { useSavingForm } from '../../platform/forms/use-saving-form';
import type { ConfigurationProps } from './configuration-props';
import { CountryField } from './country-field';
import { FormActions, FormRoot, FieldGroup, FormFields } from './forms/account-forms.styles';
import { needsRepresentative, operatorAccount, operatorValues, type OperatorValues } from './operator-values';
import { useConfigure } from './use-configure';
import { useDraftedForm } from './use-drafted-form';

const resolver = lazyResolver<OperatorValues>(() => Promise.resolve(operatorAccountSchema), operatorAccount);

/** The configuration form of a market operator. */
export function OperatorForm({ account, submitLabel }: ConfigurationProps<OperatorAccount>) {
  const { t } = useTranslation('account');
  const problemMessage = useProblemMessage();
  const failureMessage = useFailureMessage();
  const { register, control, handleSubmit, setError, formState, saved } = useDraftedForm<OperatorValues>(
    resolver,
    operatorValues(account),
  );
  const country = useWatch({ control, name: 'country' });
  const { errors, isSubmitting } = formState;
  const { fields, button } = useSavingForm(isSubmitting);
  const { configure, failed } = useConfigure(setError, saved);
  const onSubmit = handleSubmit((form) => configure(operatorAccount(form) as OperatorAccount));
  const representative = errors.authorisedRepresentative;
  const sizes = companySizes.map((size) => ({
    value: size,
    label: t(`configuration.sizes.${size}.name`),
    description: t(`configuration.sizes.${size}.what`),
  }));

  return (
    <FormRoot noValidate onSubmit={(event) => void onSubmit(event)}>
      {failed !== null && (
        <Alert tone="error" live>
          {failureMessage(failed)}
        </Alert>
      )}
      <FormFields ref={fields}>
        <FieldGroup>
          <legend>{t('configuration.organisation')}</legend>
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
          <div data-wide>
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
          </div>
          <TextField
            {...register('srn')}
            label={t('configuration.srn')}
            help={t('configuration.srnHelp')}
            error={problemMessage(errors.srn?.message, 'srn')}
          />
          <TextField
            {...register('logoUrl')}
            type="url"
            label={t('configuration.logo')}
            help={t('configuration.logoHelp')}
            error={problemMessage(errors.logoUrl?.message)}
          />
        </FieldGroup>
        {needsRepresentative(country) && (
          <FieldGroup>
            <legend>{t('configuration.representative')}</legend>
            <Text data-wide tone="muted">
              {t('configuration.representativeLead')}
            </Text>
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
            <TextField
              {...register('authorisedRepresentative.srn')}
              label={t('configuration.representativeSrn')}
              help={t('configuration.representativeSrnHelp')}
              error={problemMessage(representative?.srn?.message, 'representativeSrn')}
            />
          </FieldGroup>
        )}
      </FormFields>
      <FormActions>
        <Button ref={button} type="submit" loading={isSubmitting} loadingLabel={t('configuration.submitting')}>
          {submitLabel}
        </Button>
      </FormActions>
    </FormRoot>
  );
}
