import { riskClassesOf, type RiskClass } from '@attesta/domain/classes/class-variant';
import { classVariant, proceduresFor } from '@attesta/domain/classes/classes';
import { deriveClassVariant } from '@attesta/domain/classes/derive';
import { unsureClass } from '@attesta/domain/device/vocabulary';
import { Text } from '@attesta/ui/display/typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ClassDetail } from '../../classes/class-detail';
import { useClassWords } from '../../classes/class-words';
import { onlyProcedure, type FormValues } from '../form-values';
import { useFieldLabel } from '../field-words';
import { ChoiceInput } from './choice-input';
import { ReadOnly } from './read-only';

const useValues = () => useWatch({ control: useFormContext<FormValues>().control }) as FormValues;

/** The risk class, of those that the regulation has. */
export function RiskClassInput({ required }: { required: boolean }) {
  const { t } = useTranslation('devices');
  const { control } = useFormContext<FormValues>();
  const regulation = useWatch({ control, name: 'regulation' });
  const classes: readonly (RiskClass | 'unsure')[] = regulation
    ? [...riskClassesOf[regulation], unsureClass]
    : [unsureClass];
  const options = classes.map((id) => ({ value: id, label: t(`riskClasses.${id}`) }));
  return <ChoiceInput id="riskClass" required={required} layout="segments" options={options} />;
}

/** The class detail that follows from the answers, in words. */
export function DerivedClass() {
  const words = useFieldLabel()('classVariant');
  const device = useValues();
  return (
    <ReadOnly label={words.label}>
      <ClassDetail device={device} derived={deriveClassVariant(device)} />
    </ReadOnly>
  );
}

/** The procedure; filled in where the class detail allows only one. */
export function ProcedureInput({ required }: { required: boolean }) {
  const { t } = useTranslation(['devices', 'classes']);
  const { procedure } = useClassWords();
  const words = useFieldLabel()('conformityProcedure');
  const device = useValues();
  const variant = classVariant(deriveClassVariant(device)?.id);
  const only = onlyProcedure(device);
  if (!variant)
    return (
      <ReadOnly label={words.label}>
        <Text tone="muted">{t('classes:unknown')}</Text>
      </ReadOnly>
    );
  if (only)
    return (
      <ReadOnly label={words.label} help={t('form.filledIn')}>
        {procedure(only, variant.id)}
      </ReadOnly>
    );
  const options = proceduresFor(variant.id).map(({ id, annexes }) => ({
    value: id,
    label: procedure(id, variant.id),
    description: t('classes:annexes', { annexes: annexes.join(', ') }),
  }));
  return <ChoiceInput id="conformityProcedure" required={required} layout="stack" options={options} />;
}
