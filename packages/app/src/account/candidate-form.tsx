import { candidateAccountSchema, candidateTargets, type CandidateAccount } from '@attesta/domain/account/configuration';
import { codes, formatCode } from '@attesta/domain/codes/codes';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useComboboxLabels } from '../forms/combobox-labels';
import { lazyResolver } from '../forms/lazy-resolver';
import { useCodeLabel } from '../codes/code';
import { useFailureWords, useProblemWords } from '../forms/problem-words';
import { useStillForm } from '../forms/use-still-form';
import { candidateAccount, candidateValues, type CandidateValues } from './candidate-values';
import type { ConfigurationProps } from './configuration-props';
import { CountryField } from './country-field';
import { Actions, Fields, Section, Still } from './form-layout';
import { useConfigure } from './use-configure';
import { useDraftedForm } from './use-drafted-form';

const resolver = lazyResolver<CandidateValues>(() => Promise.resolve(candidateAccountSchema), candidateAccount);

/** The configuration of a candidate who would work for a notified body. */
export function CandidateForm({ account, submit }: ConfigurationProps<CandidateAccount>) {
  const { t } = useTranslation('account');
  const codeLabel = useCodeLabel();
  const words = useProblemWords();
  const failure = useFailureWords();
  const comboboxLabels = useComboboxLabels();
  const { register, control, handleSubmit, setError, formState, saved } = useDraftedForm<CandidateValues>(
    resolver,
    candidateValues(account),
  );
  const { errors, isSubmitting } = formState;
  const { fields, button } = useStillForm(isSubmitting);
  const { configure, failed } = useConfigure(setError, saved);
  const onSubmit = handleSubmit((form) => configure(candidateAccount(form) as CandidateAccount));
  const targets = candidateTargets.map((target) => ({
    value: target as string,
    label: t(`configuration.targetNames.${target}`),
  }));
  const codeOptions = codes.map(({ id }) => ({ value: id as string, label: `${formatCode(id)} ${codeLabel(id)}` }));

  return (
    <Fields noValidate onSubmit={(event) => void onSubmit(event)}>
      {failed !== null && (
        <Alert tone="error" live>
          {failure(failed)}
        </Alert>
      )}
      <Still ref={fields}>
        <Section>
          <legend>{t('configuration.candidate')}</legend>
          <CountryField
            control={control}
            name="country"
            label={t('configuration.country')}
            error={words(errors.country?.message, 'choice')}
          />
          <Controller
            control={control}
            name="targets"
            render={({ field }) => (
              <Combobox
                ref={field.ref}
                multiple
                labels={comboboxLabels}
                label={t('configuration.targets')}
                options={targets}
                values={field.value}
                onValuesChange={field.onChange}
                onBlur={field.onBlur}
                required
                error={words(errors.targets?.message, 'choice')}
              />
            )}
          />
          <TextField
            {...register('experienceYears')}
            type="number"
            min={0}
            max={60}
            label={t('configuration.experienceYears')}
            help={t('configuration.yearsHelp')}
            required
            error={words(errors.experienceYears?.message)}
          />
          <TextField
            {...register('technologyYears')}
            type="number"
            min={0}
            max={60}
            label={t('configuration.technologyYears')}
            help={t('configuration.yearsHelp')}
            required
            error={words(errors.technologyYears?.message)}
          />
          <div data-wide>
            <Controller
              control={control}
              name="codes"
              render={({ field }) => (
                <Combobox
                  ref={field.ref}
                  multiple
                  labels={comboboxLabels}
                  label={t('configuration.codes')}
                  help={t('configuration.codesHelp')}
                  placeholder={t('configuration.codesPlaceholder')}
                  emptyText={t('configuration.noCode')}
                  options={codeOptions}
                  values={field.value}
                  onValuesChange={field.onChange}
                  onBlur={field.onBlur}
                  error={words(errors.codes?.message)}
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
