import { classVariant, type ClassVariantId } from '@attesta/domain/classes/classes';
import type { ClassificationAnswers } from '@attesta/domain/classes/derive';
import { Chip } from '@attesta/ui/display/chip';
import { Text } from '@attesta/ui/display/typography';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useClassWords } from './class-words';

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
  derived: { id: ClassVariantId; provisional: boolean } | null;
}

/** A class detail in words: what it is, what a notified body does, whether it may still change, and where that is written. */
export function ClassDetail({ device, derived }: ClassDetailProps) {
  const { t } = useTranslation('classes');
  const { variant, plain, notifiedBody } = useClassWords();
  if (!derived) return <Text tone="muted">{t('unknown')}</Text>;
  const short = plain(derived.id);
  return (
    <Root>
      <div data-slot="name">
        {variant(derived.id)}
        {derived.provisional && (
          <Chip shape="dashed" tone="warning">
            {t('provisional')}
          </Chip>
        )}
      </div>
      <Text size="small">{[short, notifiedBody(derived.id, device)].filter(Boolean).join(' ')}</Text>
      {derived.provisional && <Text size="small">{t('provisionalHelp')}</Text>}
      <Text size="small" tone="muted">
        {t('source', { source: classVariant(derived.id)?.source ?? '' })}
      </Text>
    </Root>
  );
}
