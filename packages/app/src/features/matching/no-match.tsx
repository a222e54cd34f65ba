import { classVariant } from '@attesta/domain/classes/classes';
import type { MatchResult, RequestInput } from '@attesta/domain/matching/schema';
import { Card } from '@attesta/ui/display/card';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { Link } from '@attesta/ui/navigation/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useClassLabels } from '../classes';
import { devicePaths, elementId } from '../devices';

const List = styled.ul`
  display: grid;
  gap: 6px;
  margin: 12px 0 20px;
  padding-inline-start: 18px;
`;

/** Result for a device that needs no notified body, with the legal source. */
export function NoBodyNeeded({ response }: { response: Extract<MatchResult, { result: 'no_notified_body_needed' }> }) {
  const { t } = useTranslation(['matching', 'classes']);
  const { variant } = useClassLabels();
  const variantDetails = classVariant(response.request.classVariant);
  if (!variantDetails) return null;
  return (
    <Card title={t('gate.title')}>
      <Text>
        {t(variantDetails.id === 'custom-made' ? 'gate.custom' : 'gate.text', { variant: variant(variantDetails.id) })}
      </Text>
      <Text size="small" tone="muted">
        {t('classes:source', { source: variantDetails.source })}
      </Text>
    </Card>
  );
}

/** The device field of each input of a match. */
const fieldOf: Record<RequestInput, string> = {
  regulation: 'regulation',
  classVariant: 'riskClass',
  riskClass: 'riskClass',
  codes: 'designationCodes',
  procedure: 'conformityProcedure',
  languages: 'documentationLanguages',
};

/** Result for a device with missing inputs. Each input links to its field. */
export function Incomplete({
  response,
  device,
}: {
  response: Extract<MatchResult, { result: 'incomplete' }>;
  device: string;
}) {
  const { t } = useTranslation('matching');
  const edit = (input: RequestInput) => `${devicePaths.edit(device)}#${elementId(fieldOf[input])}`;
  return (
    <Card title={t('incomplete.title')}>
      <Text>{t('incomplete.text')}</Text>
      <List>
        {response.missing.map((input) => (
          <li key={input}>
            <Link render={<RouterLink to={edit(input)} />}>{t(`incomplete.inputs.${input}`)}</Link>
          </li>
        ))}
      </List>
      <Button render={<RouterLink to={edit(response.missing[0] ?? 'codes')} />}>{t('incomplete.edit')}</Button>
    </Card>
  );
}
