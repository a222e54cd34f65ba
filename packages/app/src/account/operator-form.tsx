import { companySizes, operatorAccountSchema, type CompanySize, type OperatorAccount } from '@attesta/domain/account/configuration';
import { needsAuthorisedRepresentative } from '@attesta/domain/countries';
import { Text } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { RadioGroup } from '@attesta/ui/inputs/radio-group';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyResolver } from '../forms/lazy-resolver';
import { useFailureWords, useProblemWords } from '../forms/problem-words';
import { CountryField } from './country-field';
import { Actions, Fields, Section } from './form-layout';
import { useConfigure } from './use-configure';

interface Form {
  organisationName: string;
  country: string;
  companySize: CompanySize | '';
  srn: string;
  logoUrl: string;
  authorisedRepresentative: { name: string; country: string; srn: string };
}

const empty: Form = { organisationName: '', country: '', companySize: '', srn: '', logoUrl: '', authorisedRepresentative: { name: '', country: '', srn: '' } };

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** The form as the domain knows it: what is left empty is absent, and a representative only where one is needed. */
const accountOf = (form: Form) => ({
  kind: 'market_operator',
  organisationName: form.organisationName,
  country: form.country,
  companySize: form.companySize,
  srn: orNull(form.srn),
  logoUrl: orNull(form.logoUrl),
  authorisedRepresentative: needsRepresentative(form.country) ? { ...form.authorisedRepresentative, srn: orNull(form.authorisedRepresentative.srn) } : null,
});

const needsRepresentative = (country: string) => country !== '' && needsAuthorisedRepresentative(country);
const resolver = lazyResolver<Form>(() => Promise.resolve(operatorAccountSchema), accountOf);

/** Account configuration of a market operator. */
export function OperatorForm() {
  const { t } = useTranslation('account');
  const words = useProblemWords();
  const failure = useFailureWords();
  const { register, control, handleSubmit, setError, formState } = useForm<Form>({ resolver, defaultValues: empty });
  const country = useWatch({ control, name: 'country' });
  const { errors, isSubmitting } = formState;
  const { configure, failed } = useConfigure(setError);
  const submit = handleSubmit((form) => configure(accountOf(form) as OperatorAccount));
  const representative = errors.authorisedRepresentative;
  const sizes = companySizes.map((size) => ({ value: size, label: t(`configuration.sizes.${size}.name`), description: t(`configuration.sizes.${size}.what`) }));

  return (
    <Fields noValidate onSubmit={(event) => void submit(event)}>
      {failed !== null && <Alert tone="error" live>{failure(failed)}</Alert>}
      <Section>
        <legend>{t('configuration.organisation')}</legend>
        <TextField {...register('organisationName')} label={t('configuration.organisationName')} autoComplete="organization" required error={words(errors.organisationName?.message)} />
        <CountryField control={control} name="country" label={t('configuration.country')} error={words(errors.country?.message, 'choice')} />
        <div data-wide>
          <Controller
            control={control}
            name="companySize"
            render={({ field }) => (
              <RadioGroup ref={field.ref} name={field.name} label={t('configuration.companySize')} help={t('configuration.companySizeHelp')} options={sizes} value={field.value} onValueChange={field.onChange} required error={words(errors.companySize?.message, 'choice')} />
            )}
          />
        </div>
        <TextField {...register('srn')} label={t('configuration.srn')} help={t('configuration.srnHelp')} error={words(errors.srn?.message)} />
        <TextField {...register('logoUrl')} type="url" label={t('configuration.logo')} help={t('configuration.logoHelp')} error={words(errors.logoUrl?.message)} />
      </Section>
      {needsRepresentative(country) && (
        <Section>
          <legend>{t('configuration.representative')}</legend>
          <Text data-wide tone="muted">{t('configuration.representativeLead')}</Text>
          <TextField {...register('authorisedRepresentative.name')} label={t('configuration.representativeName')} required error={words(representative?.name?.message ?? representative?.message)} />
          <CountryField control={control} name="authorisedRepresentative.country" label={t('configuration.representativeCountry')} error={words(representative?.country?.message, 'choice')} />
          <TextField {...register('authorisedRepresentative.srn')} label={t('configuration.representativeSrn')} help={t('configuration.representativeSrnHelp')} error={words(representative?.srn?.message)} />
        </Section>
      )}
      <Actions>
        <Button type="submit" loading={isSubmitting} loadingLabel={t('configuration.submitting')}>{t('configuration.submit')}</Button>
      </Actions>
    </Fields>
  );
}
