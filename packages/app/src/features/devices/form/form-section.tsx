import { Text } from '@attesta/ui/display/typography';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CollapsibleSection } from '../../../platform/shell/page/collapsible-section';
import { DeviceField, wideFields } from '../fields/device-field';
import { questionGroupIds, questionGroups, type Section, type SectionField } from '../record/sections';
import { QuestionGroup } from './question-group';

const Fields = styled.div`
  display: grid;
  /* At most two columns. */
  grid-template-columns: repeat(auto-fit, minmax(min(max(300px, 40%), 100%), 1fr));
  gap: 20px 24px;
  align-items: start;
  max-inline-size: 1040px; /* the card is as wide as those of other pages, the fields are not */
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  &[data-questions] {
    column-gap: 48px;
    row-gap: 0;
    align-items: stretch;
  }
  &[data-questions] > div {
    padding-block: 10px;
    border-block-end: 1px solid var(--at-line);
  }
  &[data-questions] [data-part='radio-group'] {
    display: grid;
    grid-template: 1fr auto auto 1fr / minmax(0, 1fr) auto;
    gap: 0 16px;
    align-items: center;
    block-size: 100%;
  }
  &[data-questions] [data-part='radio-group'] > [data-slot='options'] {
    grid-area: 1 / 2 / -1;
  }
  &[data-questions] [data-part='radio-group'] > [data-slot='label'] {
    grid-area: 2 / 1;
    margin: 0;
  }
  &[data-questions] [data-part='radio-group'] > [data-slot='notes'] {
    grid-area: 3 / 1;
    margin: 0;
  }
  @media (width < 37.5rem) {
    &[data-questions] [data-part='radio-group'] {
      grid-template: none;
      gap: 6px;
    }
    &[data-questions] [data-part='radio-group'] > :is([data-slot='label'], [data-slot='options'], [data-slot='notes']) {
      grid-area: auto;
      justify-self: start;
    }
  }
`;

interface FormSectionProps {
  section: Section;
  /** How many of its answers a match needs next. */
  forMatching: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A section of the device form. All sections except the first can be collapsed. */
export function FormSection({ section: { id, fields, answered }, forMatching, open, onOpenChange }: FormSectionProps) {
  const { t } = useTranslation('devices');
  const total = fields.filter((field) => field.id !== 'classVariant').length;
  const note =
    forMatching > 0 ? t('section.forMatching', { count: forMatching }) : t('section.answered', { answered, total });
  return (
    <CollapsibleSection
      title={t(`sections.${id}.title`)}
      note={note}
      open={open}
      onOpenChange={onOpenChange}
      fixed={id === 'start'}
    >
      <Text tone="muted">{t(`sections.${id}.lead`)}</Text>
      {id === 'characteristics' ? <Questions fields={fields} /> : <Inputs fields={fields} />}
    </CollapsibleSection>
  );
}

function Inputs({ fields, questions }: { fields: readonly SectionField[]; questions?: boolean }) {
  return (
    <Fields data-questions={questions}>
      {fields.map((field) => (
        <div key={field.id} data-wide={wideFields.has(field.id) || undefined}>
          <DeviceField id={field.id} required={field.isNeeded} />
        </div>
      ))}
    </Fields>
  );
}

function Questions({ fields }: { fields: readonly SectionField[] }) {
  return questionGroupIds.map((group) => {
    const asked = fields.filter(({ id }) => (questionGroups[group] as readonly string[]).includes(id));
    return (
      asked.length > 0 && (
        <QuestionGroup key={group} id={group} fields={asked}>
          <Inputs fields={asked} questions />
        </QuestionGroup>
      )
    );
  });
}
