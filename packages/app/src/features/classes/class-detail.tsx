import { classVariant, type ClassVariantId } from '@attesta/domain/classes/classes';
import type { ClassificationAnswers } from '@attesta/domain/classes/derive';
import { openQuestions } from '@attesta/domain/classes/open-questions';
import { Chip } from '@attesta/ui/display/chip';
import { Text } from '@attesta/ui/display/typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useClassLabels } from './class-labels';

const Root = styled.div`
  display: grid;
  gap: 4px;
  & > [data-slot='name'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    font-weight: 500;
  }
`;

interface ClassDetailProps {
  device: ClassificationAnswers;
  derived: { id: ClassVariantId } | null;
  /** Links to the questions that can change the class detail, displayed while there are any. */
  questions?: ReactNode;
}

/**
 * Describes a class detail: label, role of the notified body and legal source. While an open question can change it, it
 * is marked as provisional, and nothing is said about the notified body.
 */
export function ClassDetail({ device, derived, questions }: ClassDetailProps) {
  const { t } = useTranslation('classes');
  const { variant, plain, notifiedBody } = useClassLabels();
  if (!derived) return <Text tone="muted">{t('unknown')}</Text>;
  if (openQuestions(device).length > 0)
    return (
      <Root>
        <div data-slot="name">
          {variant(derived.id)}
          <Chip shape="dashed" tone="warning">
            {t('provisional')}
          </Chip>
        </div>
        <Text size="small">{t('provisionalHelp')}</Text>
        {questions && <Text size="small">{t('openQuestions')}</Text>}
        {questions}
      </Root>
    );
  const plainText = plain(derived.id);
  return (
    <Root>
      <div data-slot="name">{variant(derived.id)}</div>
      <Text size="small">{[plainText, notifiedBody(derived.id, device)].filter(Boolean).join(' ')}</Text>
      <Text size="small" tone="muted">
        {t('source', { source: classVariant(derived.id)?.source ?? '' })}
      </Text>
    </Root>
  );
}
