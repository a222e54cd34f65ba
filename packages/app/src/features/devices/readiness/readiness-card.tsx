import type { MatchReadiness } from '@attesta/domain/matching/readiness';
import { Card } from '@attesta/ui/display/card';
import { Text } from '@attesta/ui/display/typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FieldLinks } from '../record/field-links';
import { useReadinessText } from './use-readiness-text';
import { devicePaths } from '../../../platform/navigation/paths';

const Body = styled.div`
  display: grid;
  gap: 12px;
`;

interface ReadinessCardProps {
  device: string;
  readiness: MatchReadiness;
  /** A button below the answers. */
  action?: ReactNode;
}

/** The answers that a match of a device still needs, each with a link to its field. */
export function ReadinessCard({ device, readiness, action }: ReadinessCardProps) {
  const { t } = useTranslation('devices');
  const readinessText = useReadinessText();
  return (
    <Card title={readinessText(readiness)}>
      <Body>
        <Text>{t(readiness.isMaximum ? 'readiness.leadUpTo' : 'readiness.lead')}</Text>
        <FieldLinks fields={readiness.missing} form={devicePaths.edit(device)} />
        {action && <div>{action}</div>}
      </Body>
    </Card>
  );
}
