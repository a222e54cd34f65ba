import { Heading, Text } from '@attesta/ui/display/typography';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DeviceField, wideFields } from './fields/device-field';
import type { Section } from './sections';

const Root = styled.details`
  border: 1px solid var(--at-line);
  border-radius: var(--at-radius);
  background: var(--at-sheet);
  & > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 4px 16px;
    align-items: center;
    padding: 18px 24px;
    border-radius: inherit;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    background: var(--at-hover);
  }
  &[data-fixed] > summary {
    grid-template-columns: minmax(0, 1fr) auto;
    pointer-events: none;
  }
  & > summary > svg {
    inline-size: 20px;
    block-size: 20px;
    color: var(--at-text-muted);
    transition: transform var(--at-fast);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & [data-slot='count'] {
    color: var(--at-text-muted);
    font-size: var(--at-small);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & > [data-slot='body'] {
    display: grid;
    gap: 20px;
    padding: 4px 24px 24px;
  }
  & [data-slot='fields'] {
    display: grid;
    /* Two beside each other at most. */
    grid-template-columns: repeat(auto-fit, minmax(min(max(300px, 40%), 100%), 1fr));
    gap: 20px 24px;
    align-items: start;
  }
  & [data-slot='fields'] > [data-wide] {
    grid-column: 1 / -1;
  }
  & [data-slot='fields'][data-questions] {
    column-gap: 48px;
    row-gap: 0;
    align-items: stretch;
  }
  & [data-questions] > div {
    padding-block: 10px;
    border-block-end: 1px solid var(--at-line);
  }
  & [data-questions] [data-part='radio-group'] {
    display: grid;
    grid-template: 1fr auto auto 1fr / minmax(0, 1fr) auto;
    gap: 0 16px;
    align-items: center;
    block-size: 100%;
  }
  & [data-questions] [data-part='radio-group'] > [data-slot='options'] {
    grid-area: 1 / 2 / -1;
  }
  & [data-questions] [data-part='radio-group'] > [data-slot='label'] {
    grid-area: 2 / 1;
    margin: 0;
  }
  & [data-questions] [data-part='radio-group'] > [data-slot='notes'] {
    grid-area: 3 / 1;
    margin: 0;
  }
  @media (max-width: 599.98px) {
    & > summary {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-inline: 16px;
    }
    & [data-slot='count'] {
      grid-row: 2;
      text-align: start;
    }
    & > [data-slot='body'] {
      padding-inline: 16px;
    }
    & [data-questions] [data-part='radio-group'] {
      grid-template: none;
      gap: 6px;
    }
    & [data-questions] [data-part='radio-group'] > :is([data-slot='label'], [data-slot='options'], [data-slot='notes']) {
      grid-area: auto;
      justify-self: start;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & > summary > svg {
      transition: none;
    }
  }
`;

interface FormSectionProps {
  section: Section;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A section of the device form; what the stage does not require can be folded. */
export function FormSection({ section: { id, fields, answered, missing }, open, onOpenChange }: FormSectionProps) {
  const { t } = useTranslation('devices');
  const isFirst = id === 'start';
  const total = fields.filter((field) => field.id !== 'classVariant').length;
  const count = missing > 0 ? t('section.required', { count: missing }) : answered > 0 ? t('section.answered', { answered, total }) : t('section.optional');
  return (
    <Root open={open || isFirst} data-fixed={isFirst || undefined} onToggle={(event) => onOpenChange(event.currentTarget.open)}>
      <summary tabIndex={isFirst ? -1 : undefined}>
        <Heading level={2} size="h4">{t(`sections.${id}.title`)}</Heading>
        <span data-slot="count">{count}</span>
        {!isFirst && <ChevronDown aria-hidden />}
      </summary>
      <div data-slot="body">
        <Text tone="muted">{t(`sections.${id}.lead`)}</Text>
        <div data-slot="fields" data-questions={id === 'characteristics' || undefined}>
          {fields.map((field) => (
            <div key={field.id} data-wide={wideFields.has(field.id) || undefined}>
              <DeviceField id={field.id} required={field.required} />
            </div>
          ))}
        </div>
      </div>
    </Root>
  );
}
