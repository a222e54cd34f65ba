import { companySizes, operatorAccountSchema, type OperatorAccount } from '@attesta/domain/account/configuration';
import { Text } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { RadioGroup } from '@attesta/ui/inputs/radio-group';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyResolver } from '../forms/lazy-resolver';
import { useFailureWords, useProblemWords } from '../forms/problem-words';
import { useStillForm } from '../forms/use-still-form';
import type { ConfigurationProps } from './configuration-props';
import { CountryField } from './country-field';
import { Actions, Fields, Section, Still } from './form-layout';
import { needsRepresentative, operatorAccount, operatorValues, type OperatorValues } from './operator-values';
import { useConfigure } from './use-configure';
import { useDraftedForm } from './use-drafted-form';

const resolver = lazyResolver<OperatorValues>(() => Promise.resolve(operatorAccountSchema), operatorAccount);

/** The configuration of a market operator. */
export function OperatorForm({ account, submit }: ConfigurationProps<OperatorAccount>) {
  const { t } = useTranslation('account');
  const words = useProblemWords();
  const failure = useFailureWords();
  const { register, control, handleSubmit, setError, formState, saved } = useDraftedForm<OperatorValues>(
    resolver,
    operatorValues(account),
  );
  const country = useWatch({ control, name: 'country' });
  const { errors, isSubmitting } = formState;
  const { fields, button } = useStillForm(isSubmitting);
  const { configure, failed } = useConfigure(setError, saved);
  const onSubmit = handleSubmit((form) => configure(operatorAccount(form) as OperatorAccount));
  const representative = errors.authorisedRepresentative;
  const sizes = companySizes.map((size) => ({
    value: size,
    label: t(`configuration.sizes.${size}.name`),
    description: t(`configuration.sizes.${size}.what`),
  }));

  return (
    <Fields noValidate onSubmit={(event) => void onSubmit(event)}>
      {failed !== null && (
        <Alert tone="error" live>
          {failure(failed)}
        </Alert>
      )}
      <Still ref={fields}>
        <Section>
          <legend>{t('configuration.organisation')}</legend>
          <TextField
            {...register('organisationName')}
            label={t('configuration.organisationName')}
            autoComplete="organization"
            required
            error={words(errors.organisationName?.message)}
          />
          <CountryField
            control={control}
            name="country"
            label={t('configuration.country')}
            error={words(errors.country?.message, 'choice')}
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
                  error={words(errors.companySize?.message, 'choice')}
                />
              )}
            />
          </div>
          <TextField
            {...register('srn')}
            label={t('configuration.srn')}
            help={t('configuration.srnHelp')}
            error={words(errors.srn?.message)}
          />
          <TextField
            {...register('logoUrl')}
            type="url"
            label={t('configuration.logo')}
            help={t('configuration.logoHelp')}
            error={words(errors.logoUrl?.message)}
          />
        </Section>
        {needsRepresentative(country) && (
          <Section>
            <legend>{t('configuration.representative')}</legend>
            <Text data-wide tone="muted">
              {t('configuration.representativeLead')}
            </Text>
            <TextField
              {...register('authorisedRepresentative.name')}
              label={t('configuration.representativeName')}
              required
              error={words(representative?.name?.message ?? representative?.message)}
            />
            <CountryField
              control={control}
              name="authorisedRepresentative.country"
              label={t('configuration.representativeCountry')}
              error={words(representative?.country?.message, 'choice')}
            />
            <TextField
              {...register('authorisedRepresentative.srn')}
              label={t('configuration.representativeSrn')}
              help={t('configuration.representativeSrnHelp')}
              error={words(representative?.srn?.message)}
            />
          </Section>
        )}
      </Still>
      <Actions>
        <Button ref={button} type="submit" loading={isSubmitting} loadingLabel={t('configuration.submitting')}>
          {submit}
        </Button>
      </Actions>
    </Fields>
  );
}
