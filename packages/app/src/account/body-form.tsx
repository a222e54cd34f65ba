import { notifiedBodyAccountSchema, type NotifiedBodyAccount } from '@attesta/domain/account/configuration';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguageOptions } from '../devices/fields/options';
import { useComboboxLabels } from '../forms/combobox-labels';
import { lazyResolver } from '../forms/lazy-resolver';
import { useFailureWords, useProblemWords } from '../forms/problem-words';
import { CountryField } from './country-field';
import { Actions, Fields, Section } from './form-layout';
import { useConfigure } from './use-configure';

interface Form {
  number: string;
  name: string;
  country: string;
  city: string;
  contactEmail: string;
  documentationLanguages: string[];
  logoUrl: string;
}

const empty: Form = { number: '', name: '', country: '', city: '', contactEmail: '', documentationLanguages: [], logoUrl: '' };
const accountOf = (form: Form) => ({ kind: 'notified_body', ...form, logoUrl: form.logoUrl.trim() === '' ? null : form.logoUrl });
const resolver = lazyResolver<Form>(() => Promise.resolve(notifiedBodyAccountSchema), accountOf);

/** Account configuration of a notified body; approval by hand follows. */
export function BodyForm() {
  const { t } = useTranslation('account');
  const words = useProblemWords();
  const failure = useFailureWords();
  const comboboxLabels = useComboboxLabels();
  const languageOptions = useLanguageOptions();
  const { register, control, handleSubmit, setError, formState } = useForm<Form>({ resolver, defaultValues: empty });
  const { errors, isSubmitting } = formState;
  const { configure, failed } = useConfigure(setError);
  const submit = handleSubmit((form) => configure(accountOf(form) as NotifiedBodyAccount));

  return (
    <Fields noValidate onSubmit={(event) => void submit(event)}>
      {failed !== null && <Alert tone="error" live>{failure(failed)}</Alert>}
      <Section>
        <legend>{t('configuration.body')}</legend>
        <TextField {...register('number')} label={t('configuration.bodyNumber')} help={t('configuration.bodyNumberHelp')} inputMode="numeric" maxLength={4} required error={words(errors.number?.message)} />
        <TextField {...register('name')} label={t('configuration.bodyName')} autoComplete="organization" required error={words(errors.name?.message)} />
        <CountryField control={control} name="country" label={t('configuration.country')} error={words(errors.country?.message, 'choice')} />
        <TextField {...register('city')} label={t('configuration.city')} autoComplete="address-level2" required error={words(errors.city?.message)} />
        <TextField {...register('contactEmail')} type="email" label={t('configuration.contactEmail')} autoComplete="email" required error={words(errors.contactEmail?.message)} />
        <TextField {...register('logoUrl')} type="url" label={t('configuration.logo')} help={t('configuration.logoHelp')} error={words(errors.logoUrl?.message)} />
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
      <Actions>
        <Button type="submit" loading={isSubmitting} loadingLabel={t('configuration.submitting')}>{t('configuration.submit')}</Button>
      </Actions>
    </Fields>
  );
}
