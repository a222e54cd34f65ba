import type { CodeId } from '@attesta/domain/codes/codes';
import { codeQuestions, type CodeQuestion } from '@attesta/domain/codes/suggest';
import type { Answer } from '@attesta/domain/classes/characteristics';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { Checkbox } from '@attesta/ui/inputs/checkbox';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Codes } from '../../codes';
import { openSuggestions, type QuestionAnswers } from '../answers/code-options';
import type { FormValues } from '../answers/form-values';

const Root = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  padding: 14px 16px;
  border: 1px solid var(--at-line);
  border-radius: var(--at-radius);
  background: var(--at-sunken);
  & > [data-slot='questions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
  }
`;

/** Codes suggested by the answers, and the additional questions that suggestions depend on. */
export function CodeSuggestions({ onUse }: { onUse: (codes: readonly CodeId[]) => void }) {
  const { t } = useTranslation('devices');
  const { control } = useFormContext<FormValues>();
  const device = useWatch({ control }) as FormValues;
  const [questions, setQuestions] = useState<QuestionAnswers>({});
  const suggested = openSuggestions(device, questions);
  if (!device.regulation) return null;
  const setAnswer = (id: CodeQuestion, isYes: boolean) =>
    setQuestions((current) => ({ ...current, [id]: (isYes ? 'yes' : 'no') satisfies Answer }));
  return (
    <Root>
      <Text size="small" as="strong">
        {t('codes.suggestions')}
      </Text>
      {suggested.length > 0 ? (
        <Codes codes={suggested} withLabel />
      ) : (
        <Text size="small" tone="muted">
          {t('codes.noSuggestions')}
        </Text>
      )}
      {suggested.length > 0 && (
        <Button variant="outlined" size="small" onClick={() => onUse(suggested)}>
          {t('codes.use', { count: suggested.length })}
        </Button>
      )}
      <Text size="small" tone="muted">
        {t('codeQuestions.title')}
      </Text>
      <div data-slot="questions">
        {codeQuestions[device.regulation].map((id) => (
          <Checkbox
            key={id}
            label={t(`codeQuestions.${id}`)}
            checked={questions[id] === 'yes'}
            onCheckedChange={(isYes) => setAnswer(id, isYes)}
          />
        ))}
      </div>
    </Root>
  );
}
