import { classVariant, type ClassVariantId } from '@attesta/domain/classes/classes';
import type { ClassificationAnswers } from '@attesta/domain/classes/derive';
import { Chip } from '@attesta/ui/display/chip';
import { Text } from '@attesta/ui/display/typography';
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
  derived: { id: ClassVariantId; provisional: boolean } | null;
}

/** Describes a class detail: label, role of the notified body, whether it is provisional, and legal source. */
export function ClassDetail({ device, derived }: ClassDetailProps) {
  const { t } = useTranslation('classes');
  const { variant, plain, notifiedBody } = useClassLabels();
  if (!derived) return <Text tone="muted">{t('unknown')}</Text>;
  const plainText = plain(derived.id);
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
      <Text size="small">{[plainText, notifiedBody(derived.id, device)].filter(Boolean).join(' ')}</Text>
      {derived.provisional && <Text size="small">{t('provisionalHelp')}</Text>}
      <Text size="small" tone="muted">
        {t('source', { source: classVariant(derived.id)?.source ?? '' })}
      </Text>
    </Root>
  );
}
