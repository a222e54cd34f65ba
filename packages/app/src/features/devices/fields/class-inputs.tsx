import { riskClassesOf, type RiskClass } from '@attesta/domain/classes/class-variant';
import { classVariant, proceduresFor } from '@attesta/domain/classes/classes';
import { deriveClassVariant } from '@attesta/domain/classes/derive';
import { onlyProcedure } from '@attesta/domain/classes/only-procedure';
import { openQuestions, questionsToAnswer } from '@attesta/domain/classes/open-questions';
import { stageOf } from '@attesta/domain/devices/fields';
import { acceptsUnsure } from '@attesta/domain/devices/stage-requirements';
import { unsureClass } from '@attesta/domain/devices/vocabulary';
import { Text } from '@attesta/ui/display/typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ClassDetail, useClassLabels } from '../../classes';
import type { FormValues } from '../answers/form-values';
import { FieldLinks } from '../record/field-links';
import { useFieldLabels } from '../record/field-labels';
import { ChoiceInput } from './choice-input';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.fieldset`
  display: grid;
  gap: 6px;
  align-content: start;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    margin-block-end: 6px;
    font-weight: 500;
  }
  & > [data-slot='help'] {
    color: var(--at-text-muted);
    font-size: var(--at-small);
  }
`;

/** A form field with a read-only value that is derived from other answers. */
function ReadOnlyField({ label, help, children }: { label: ReactNode; help?: ReactNode; children: ReactNode }) {
  return (
    <Root>
      <legend>{label}</legend>
      <div>{children}</div>
      {help && <span data-slot="help">{help}</span>}
    </Root>
  );
}

const useValues = () => useWatch({ control: useFormContext<FormValues>().control }) as FormValues;

/** The risk class: the classes of the regulation and, where the stage accepts it, unsure. */
export function RiskClassInput({ required }: { required: boolean }) {
  const { t } = useTranslation('devices');
  const { control } = useFormContext<FormValues>();
  const [regulation, stage] = useWatch({ control, name: ['regulation', 'stage'] });
  const classes: readonly (RiskClass | 'unsure')[] = [
    ...(regulation ? riskClassesOf[regulation] : []),
    ...(acceptsUnsure('riskClass', stageOf({ stage })) ? ([unsureClass] as const) : []),
  ];
  const options = classes.map((id) => ({ value: id, label: t(`riskClasses.${id}`) }));
  return <ChoiceInput id="riskClass" required={required} layout="segments" options={options} />;
}

/** The class detail derived from the answers, read-only. */
export function DerivedClass() {
  const field = useFieldLabels()('classVariant');
  const device = useValues();
  return (
    <ReadOnlyField label={field.label}>
      <ClassDetail
        device={device}
        derived={deriveClassVariant(device)}
        questions={<FieldLinks fields={questionsToAnswer(device)} form="" />}
      />
    </ReadOnlyField>
  );
}

/** The conformity assessment procedure. Read-only if the class detail allows only one. */
export function ProcedureInput({ required }: { required: boolean }) {
  const { t } = useTranslation(['devices', 'classes']);
  const { procedure } = useClassLabels();
  const field = useFieldLabels()('conformityProcedure');
  const device = useValues();
  const variant = classVariant(deriveClassVariant(device)?.id);
  const onlyAllowed = onlyProcedure(device);
  if (!variant)
    return (
      <ReadOnlyField label={field.label}>
        <Text tone="muted">{t('classes:unknown')}</Text>
      </ReadOnlyField>
    );
  if (openQuestions(device).length > 0 && variant.procedures.length === 1)
    return (
      <ReadOnlyField label={field.label}>
        <Text tone="muted">{t('classes:pending')}</Text>
      </ReadOnlyField>
    );
  if (onlyAllowed)
    return (
      <ReadOnlyField label={field.label} help={t('form.filledIn')}>
        {procedure(onlyAllowed, variant.id)}
      </ReadOnlyField>
    );
  const options = proceduresFor(variant.id).map(({ id, annexes }) => ({
    value: id,
    label: procedure(id, variant.id),
    description: t('classes:annexes', { annexes: annexes.join(', ') }),
  }));
  return <ChoiceInput id="conformityProcedure" required={required} layout="stack" options={options} />;
}
