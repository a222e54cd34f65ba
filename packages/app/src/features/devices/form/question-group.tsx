import type { Answer, CharacteristicId } from '@attesta/domain/classes/characteristics';
import { todayInBrussels } from '@attesta/domain/values/dates';
import { Heading, Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { useId, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Status } from '../../../platform/shell/page/status';
import type { FormValues } from '../answers/form-values';
import { openToNo } from '../answers/none-of-these';
import { isCharacteristic, type questionGroupIds, type SectionField } from '../record/sections';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  & > [data-slot='none'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
  }
`;

interface QuestionGroupProps {
  id: (typeof questionGroupIds)[number];
  fields: readonly SectionField[];
  /** The inputs of the questions. */
  children: ReactNode;
}

/** A group of yes/no questions. One button answers the rest of the group with No, and the same button undoes it. */
export function QuestionGroup({ id, fields, children }: QuestionGroupProps) {
  const { t } = useTranslation('devices');
  const title = useId();
  return (
    <Root role="group" aria-labelledby={title}>
      <Heading level={3} size="h4" id={title}>
        {t(`questionGroups.${id}`)}
      </Heading>
      {children}
      <NoneOfThese ids={fields.map((field) => field.id).filter(isCharacteristic)} group={title} />
    </Root>
  );
}

function NoneOfThese({ ids, group }: { ids: readonly CharacteristicId[]; group: string }) {
  const { t } = useTranslation('devices');
  const { control, setValue } = useFormContext<FormValues>();
  const values = useWatch({ control }) as FormValues;
  const [before, setBefore] = useState<readonly (readonly [CharacteristicId, Answer | null])[]>([]);
  const [today] = useState(() => todayInBrussels(new Date()));
  const open = openToNo(ids, values, today);
  const undoable = before.filter(([id]) => values[id] === 'no');
  if (open.length === 0 && undoable.length === 0) return null;
  const answer = (changes: typeof before) => {
    for (const [id, value] of changes) setValue(id, value, { shouldDirty: true });
  };
  const press = () => {
    if (undoable.length > 0) {
      answer(undoable);
      return setBefore([]);
    }
    setBefore(open.map((id) => [id, values[id]]));
    answer(open.map((id) => [id, 'no']));
  };
  return (
    <div data-slot="none">
      <Button variant="text" size="small" aria-describedby={group} onClick={press}>
        {undoable.length > 0 ? t('form.none.undo') : t('form.none.answer', { count: open.length })}
      </Button>
      <Status>
        {undoable.length > 0 && (
          <Text size="small" tone="muted" as="span">
            {t('form.none.done', { count: undoable.length })}
          </Text>
        )}
      </Status>
    </div>
  );
}
