import { designationColumnsOf, type Regulation } from '@attesta/domain/classes/class-variant';
import { Checkbox } from '@attesta/ui/inputs/checkbox';
import { CheckboxGroup } from '@attesta/ui/inputs/checkbox-group';
import { GridItem } from '@attesta/ui/layout/grid';
import { Controller, useWatch, type Control, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemMessage } from '../../platform/errors/problem-messages';
import { FieldGroup, SettingsRow } from '../account';
import { CodeGroupsField } from './code-groups-field';
import { ConditionFields } from './condition-fields';
import type { ProfileValues } from './profile-values';
import { KeptDateField } from '../../platform/forms/kept-date-field';

interface DesignationFieldsProps {
  regulation: Regulation;
  control: Control<ProfileValues>;
  errors: FieldErrors<ProfileValues>;
}

/** What a body states about its designation under one regulation. */
export function DesignationFields({ regulation, control, errors }: DesignationFieldsProps) {
  const { t } = useTranslation('bodyProfile');
  const designated = useWatch({ control, name: `designations.${regulation}.designated` });
  return (
    <SettingsRow headingLevel={3} title={regulation} lead={regulation === 'MDR' ? t('designation.lead') : undefined}>
      <Controller
        control={control}
        name={`designations.${regulation}.designated`}
        render={({ field: { value, onChange, ...field } }) => (
          <Checkbox
            {...field}
            label={t('designation.designated', { regulation })}
            checked={value}
            onCheckedChange={onChange}
          />
        )}
      />
      {designated && <Fields regulation={regulation} control={control} errors={errors} />}
    </SettingsRow>
  );
}

function Fields({ regulation, control, errors: formErrors }: DesignationFieldsProps) {
  const { t } = useTranslation('bodyProfile');
  const problemMessage = useProblemMessage();
  const errors = formErrors.designations?.[regulation];
  return (
    <>
      <FieldGroup>
        <Controller
          control={control}
          name={`designations.${regulation}.validFrom`}
          render={({ field }) => (
            <KeptDateField
              ref={field.ref}
              label={t('designation.validFrom')}
              required
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              error={problemMessage(errors?.validFrom?.message)}
            />
          )}
        />
        <Controller
          control={control}
          name={`designations.${regulation}.validTo`}
          render={({ field }) => (
            <KeptDateField
              ref={field.ref}
              label={t('designation.validTo')}
              help={t('designation.validToHelp')}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              error={problemMessage(errors?.validTo?.message)}
            />
          )}
        />
        <GridItem span="full">
          <Controller
            control={control}
            name={`designations.${regulation}.procedures`}
            render={({ field }) => (
              <CheckboxGroup
                ref={field.ref}
                label={t('designation.procedures', { regulation })}
                layout="columns"
                required
                options={designationColumnsOf[regulation].map((column) => ({
                  value: column as string,
                  label: t('designation.annex', { column }),
                }))}
                value={field.value}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
                error={problemMessage(errors?.procedures?.message)}
              />
            )}
          />
        </GridItem>
        <GridItem span="full">
          <Controller
            control={control}
            name={`designations.${regulation}.codes`}
            render={({ field }) => (
              <CodeGroupsField
                ref={field.ref}
                regulation={regulation}
                value={field.value}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
                error={problemMessage(errors?.codes?.message)}
              />
            )}
          />
        </GridItem>
      </FieldGroup>
      <ConditionFields regulation={regulation} control={control} errors={formErrors} />
    </>
  );
}
