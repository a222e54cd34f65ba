import { applicationKinds, intakes } from '@attesta/domain/availability/schema';
import { riskClasses } from '@attesta/domain/classes/class-variant';
import { CheckboxGroup } from '@attesta/ui/inputs/checkbox-group';
import { RadioGroup } from '@attesta/ui/inputs/radio-group';
import { Switch } from '@attesta/ui/inputs/switch';
import { Controller, type Control, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemMessage } from '../../platform/errors/problem-messages';
import { SettingsRow } from '../account';
import type { ProfileValues } from './profile-values';

const sizes = ['small', 'medium', 'large'] as const;

interface IntakeFieldsProps {
  control: Control<ProfileValues>;
  errors: FieldErrors<ProfileValues>;
}

/** Which applications the body accepts. */
export function IntakeFields({ control, errors }: IntakeFieldsProps) {
  const { t } = useTranslation('bodyProfile');
  const problemMessage = useProblemMessage();
  return (
    <SettingsRow headingLevel={3} title={t('intake.title')} lead={t('intake.lead')}>
      <Controller
        control={control}
        name="intake"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <RadioGroup
            ref={ref}
            label={t('intake.state')}
            options={intakes.map((intake) => ({
              value: intake,
              label: t(`intake.states.${intake}`),
              description: t(`intake.help.${intake}`),
            }))}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
      <Controller
        control={control}
        name="acceptsFirstTimeApplicants"
        render={({ field: { value, onChange, ...field } }) => (
          <Switch
            {...field}
            label={t('intake.first')}
            help={t('intake.firstHelp')}
            checked={value}
            onCheckedChange={onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="kindsTaken"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <CheckboxGroup
            ref={ref}
            label={t('intake.kinds')}
            required
            options={applicationKinds.map((kind) => ({ value: kind as string, label: t(`intake.kindNames.${kind}`) }))}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            error={problemMessage(errors.kindsTaken?.message)}
          />
        )}
      />
      <Controller
        control={control}
        name="classesTakenOn"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <CheckboxGroup
            ref={ref}
            label={t('intake.classes')}
            required
            layout="columns"
            options={riskClasses.map((riskClass) => ({
              value: riskClass as string,
              label: t('intake.class', { class: riskClass }),
            }))}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            error={problemMessage(errors.classesTakenOn?.message)}
          />
        )}
      />
      <Controller
        control={control}
        name="sizeBand"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <RadioGroup
            ref={ref}
            label={t('intake.size')}
            layout="row"
            required
            options={sizes.map((size) => ({ value: size as string, label: t(`intake.sizes.${size}`) }))}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            error={problemMessage(errors.sizeBand?.message)}
          />
        )}
      />
    </SettingsRow>
  );
}
