import { candidateAccountSchema, candidateTargets, type CandidateAccount } from '@attesta/domain/account/configuration';
import { codes, formatCode } from '@attesta/domain/codes/codes';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { TextField } from '@attesta/ui/inputs/text-field';
import { GridItem } from '@attesta/ui/layout/grid';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyResolver } from '../../../platform/forms/lazy-resolver';
import { useCodeLabel } from '../../codes';
import { useProblemMessage } from '../../../platform/errors/problem-messages';
import { candidateAccount, candidateValues, type CandidateValues } from './candidate-values';
import type { ConfigurationProps } from './configuration-props';
import { CountryField } from './country-field';
import { FieldGroup } from '../forms/field-group';
import { SavingForm } from '../forms/saving-form';
import { SettingsRow } from '../layout/settings-row';
import { useAccountForm } from './use-account-form';

const resolver = lazyResolver<CandidateValues>(() => Promise.resolve(candidateAccountSchema), candidateAccount);

/** The configuration form of a candidate for work at a notified body. */
export function CandidateForm({ account, submitLabel }: ConfigurationProps<CandidateAccount>) {
  const { t } = useTranslation('account');
  const codeLabel = useCodeLabel();
  const problemMessage = useProblemMessage();
  const { register, control, errors, frame } = useAccountForm<CandidateValues>(
    resolver,
    candidateValues(account),
    candidateAccount,
  );
  const targets = candidateTargets.map((target) => ({
    value: target as string,
    label: t(`configuration.targetNames.${target}`),
  }));
  const codeOptions = codes.map(({ id }) => ({ value: id as string, label: `${formatCode(id)} ${codeLabel(id)}` }));

  return (
    <SavingForm rows {...frame} submitLabel={submitLabel}>
      <SettingsRow headingLevel={2} title={t('configuration.candidate')}>
        <FieldGroup>
          <CountryField
            control={control}
            name="country"
            label={t('configuration.country')}
            error={problemMessage(errors.country?.message, 'country')}
          />
          <Controller
            control={control}
            name="targets"
            render={({ field }) => (
              <Combobox
                ref={field.ref}
                multiple
                label={t('configuration.targets')}
                options={targets}
                value={field.value}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
                required
                error={problemMessage(errors.targets?.message, 'targets')}
              />
            )}
          />
          <TextField
            {...register('experienceYears')}
            inputMode="numeric"
            label={t('configuration.experienceYears')}
            help={t('configuration.yearsHelp')}
            required
            error={problemMessage(errors.experienceYears?.message, 'experienceYears')}
          />
          <TextField
            {...register('technologyYears')}
            inputMode="numeric"
            label={t('configuration.technologyYears')}
            help={t('configuration.yearsHelp')}
            required
            error={problemMessage(errors.technologyYears?.message, 'technologyYears')}
          />
          <GridItem span="full">
            <Controller
              control={control}
              name="codes"
              render={({ field }) => (
                <Combobox
                  ref={field.ref}
                  multiple
                  label={t('configuration.codes')}
                  help={t('configuration.codesHelp')}
                  placeholder={t('configuration.codesPlaceholder')}
                  labels={{ empty: t('configuration.noCode') }}
                  options={codeOptions}
                  value={field.value}
                  onValueChange={field.onChange}
                  onBlur={field.onBlur}
                  error={problemMessage(errors.codes?.message)}
                />
              )}
            />
          </GridItem>
        </FieldGroup>
      </SettingsRow>
    </SavingForm>
  );
}
