import { feeBands } from '@attesta/domain/availability/schema';
import { maxMonths } from '@attesta/domain/body-profile/limits';
import { riskClasses } from '@attesta/domain/classes/class-variant';
import { Text } from '@attesta/ui/display/typography';
import { Checkbox } from '@attesta/ui/inputs/checkbox';
import { Select } from '@attesta/ui/inputs/select';
import { Controller, useWatch, type Control, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemMessage } from '../../platform/errors/problem-messages';
import { FieldGroup, SettingsRow } from '../account';
import type { ProfileValues } from './profile-values';
import { KeptNumberField } from '../../platform/forms/kept-number-field';

const wholeNumber = { maximumFractionDigits: 0 } as const;
const percent = { maximumFractionDigits: 0, accept: ['%'] } as const;

interface FeeFieldsProps {
  control: Control<ProfileValues>;
  errors: FieldErrors<ProfileValues>;
}

/** The fees and the median times that the body publishes. */
export function FeeFields({ control, errors }: FeeFieldsProps) {
  const { t } = useTranslation('bodyProfile');
  const problemMessage = useProblemMessage();
  const [hasSmeScheme, classesTakenOn] = useWatch({ control, name: ['hasSmeScheme', 'classesTakenOn'] });
  const classes = riskClasses.filter((riskClass) => classesTakenOn.includes(riskClass));
  return (
    <>
      <SettingsRow headingLevel={3} title={t('fees.title')}>
        <Controller
          control={control}
          name="feeBand"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <Select
              ref={ref}
              label={t('fees.band')}
              placeholder={t('fees.notPublished')}
              options={[
                { value: '', label: t('fees.notPublished') },
                ...feeBands.map((band) => ({ value: band as string, label: t(`fees.bands.${band}`) })),
              ]}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
        <Controller
          control={control}
          name="hasSmeScheme"
          render={({ field: { value, onChange, ...field } }) => (
            <Checkbox
              {...field}
              label={t('fees.scheme')}
              help={t('fees.schemeHelp')}
              checked={value}
              onCheckedChange={onChange}
            />
          )}
        />
        {hasSmeScheme && (
          <FieldGroup>
            {(['feeReductionPercent', 'reservedCapacityPercent'] as const).map((name) => (
              <Controller
                key={name}
                control={control}
                name={name}
                render={({ field: { ref, value, onChange, onBlur } }) => (
                  <KeptNumberField
                    ref={ref}
                    label={t(name === 'feeReductionPercent' ? 'fees.reduction' : 'fees.capacity')}
                    required
                    min={0}
                    max={100}
                    format={percent}
                    value={value}
                    onValueChange={onChange}
                    onBlur={onBlur}
                    error={problemMessage(errors[name]?.message)}
                  />
                )}
              />
            ))}
          </FieldGroup>
        )}
      </SettingsRow>
      <SettingsRow headingLevel={3} title={t('times.title')} lead={t('times.lead')}>
        {classes.length === 0 && (
          <Text size="small" tone="muted">
            {t('times.none')}
          </Text>
        )}
        <FieldGroup>
          {classes.map((riskClass) => (
            <Controller
              key={riskClass}
              control={control}
              name={`medianMonths.${riskClass}`}
              render={({ field: { ref, value, onChange, onBlur } }) => (
                <KeptNumberField
                  ref={ref}
                  label={t('times.months', { class: riskClass })}
                  min={1}
                  max={maxMonths}
                  format={wholeNumber}
                  value={value}
                  onValueChange={onChange}
                  onBlur={onBlur}
                  error={problemMessage(errors.medianMonths?.[riskClass]?.message)}
                />
              )}
            />
          ))}
        </FieldGroup>
      </SettingsRow>
    </>
  );
}
