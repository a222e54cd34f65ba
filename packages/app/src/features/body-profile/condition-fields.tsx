import { maxConditionLength } from '@attesta/domain/body-profile/limits';
import type { Regulation } from '@attesta/domain/classes/class-variant';
import { formatCode } from '@attesta/domain/codes/codes';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Stack } from '@attesta/ui/layout/stack';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Controller, useFieldArray, useWatch, type Control, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useProblemMessage } from '../../platform/errors/problem-messages';
import { Identifier } from '../../platform/shell/page/identifier';
import { useCodeLabel } from '../codes';
import type { ProfileValues } from './profile-values';

const Condition = styled.fieldset`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  min-inline-size: 0;
  margin: 0;
  padding: 16px;
  border: 1px solid var(--at-line);
  border-radius: var(--at-radius);
  & > legend {
    padding-inline: 4px;
  }
  & > [data-part='button'] {
    justify-self: end;
  }
`;

interface ConditionFieldsProps {
  regulation: Regulation;
  control: Control<ProfileValues>;
  errors: FieldErrors<ProfileValues>;
}

/** The conditions of a designation: a list that grows and shrinks. */
export function ConditionFields({ regulation, control, errors }: ConditionFieldsProps) {
  const { t } = useTranslation('bodyProfile');
  const problemMessage = useProblemMessage();
  const codeLabel = useCodeLabel();
  const name = `designations.${regulation}.conditions` as const;
  const { fields, append, remove } = useFieldArray({ control, name });
  const codes = useWatch({ control, name: `designations.${regulation}.codes` });
  const add = useRef<HTMLButtonElement>(null);
  const options = codes.map((id) => ({
    value: id,
    label: `${formatCode(id)} ${codeLabel(id)}`,
    chipContent: <Identifier>{formatCode(id)}</Identifier>,
  }));
  const problems = errors.designations?.[regulation]?.conditions;
  return (
    <Stack gap={16} role="group" aria-label={t('designation.conditions', { regulation })}>
      {fields.length === 0 && (
        <Text size="small" tone="muted">
          <bdi>{t('designation.none')}</bdi>
        </Text>
      )}
      {fields.map(({ id }, index) => (
        <Condition key={id}>
          <legend>
            <bdi>{t('designation.condition', { regulation, number: index + 1 })}</bdi>
          </legend>
          <Controller
            control={control}
            name={`${name}.${index}`}
            render={({ field }) => (
              <>
                <Combobox
                  ref={field.ref}
                  multiple
                  label={t('designation.conditionCodes')}
                  options={options}
                  value={field.value.codes as string[]}
                  onValueChange={(chosen) => field.onChange({ ...field.value, codes: chosen })}
                  onBlur={field.onBlur}
                  required
                  error={problemMessage(problems?.[index]?.codes?.message)}
                />
                <TextField
                  label={t('designation.conditionText')}
                  multiline
                  required
                  counter
                  limit={maxConditionLength}
                  value={field.value.text}
                  // A question and its source belong to the text as it was published.
                  onChange={({ currentTarget: { value: text } }) =>
                    field.onChange({ ...field.value, text, question: null, excludes: null, source: null })
                  }
                  onBlur={field.onBlur}
                  error={problemMessage(problems?.[index]?.text?.message)}
                />
              </>
            )}
          />
          <Button
            variant="text"
            size="small"
            start={<Trash2 aria-hidden />}
            onClick={() => {
              remove(index);
              add.current?.focus();
            }}
          >
            {t('designation.removeCondition', { number: index + 1 })}
          </Button>
        </Condition>
      ))}
      <div>
        <Button
          ref={add}
          variant="outlined"
          size="small"
          start={<Plus aria-hidden />}
          onClick={() => append({ codes: [], text: '', question: null, excludes: null, source: null })}
        >
          {t('designation.addCondition')}
        </Button>
      </div>
    </Stack>
  );
}
