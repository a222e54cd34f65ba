import { classVariant } from '@attesta/domain/classes/classes';
import type { MatchAnswer, RequestInput } from '@attesta/domain/matching/schema';
import { Card } from '@attesta/ui/display/card';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { Link } from '@attesta/ui/navigation/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useClassWords } from '../classes/class-words';
import { elementId } from '../devices/fields/use-device-field';
import { devicePaths } from '../devices/paths';

const List = styled.ul`
  display: grid;
  gap: 6px;
  margin: 12px 0 20px;
  padding-inline-start: 18px;
`;

/** The manufacturer declares alone: nothing to match, with the article that says so. */
export function NoBodyNeeded({ answer }: { answer: Extract<MatchAnswer, { result: 'no_notified_body_needed' }> }) {
  const { t } = useTranslation(['matchmaking', 'classes']);
  const { variant } = useClassWords();
  const known = classVariant(answer.request.classVariant);
  if (!known) return null;
  return (
    <Card title={t('gate.title')}>
      <Text>{t(known.id === 'custom-made' ? 'gate.custom' : 'gate.text', { variant: variant(known.id) })}</Text>
      <Text size="small" tone="muted">
        {t('classes:source', { source: known.source })}
      </Text>
    </Card>
  );
}

/** The field of a device that gives an input of the match. */
const fieldOf: Record<RequestInput, string> = {
  regulation: 'regulation',
  classVariant: 'riskClass',
  riskClass: 'riskClass',
  codes: 'designationCodes',
  procedure: 'conformityProcedure',
  languages: 'documentationLanguages',
};

/** What the device must still tell, each with the way to its field. */
export function Incomplete({
  answer,
  device,
}: {
  answer: Extract<MatchAnswer, { result: 'incomplete' }>;
  device: string;
}) {
  const { t } = useTranslation('matchmaking');
  const edit = (input: RequestInput) => `${devicePaths.edit(device)}#${elementId(fieldOf[input])}`;
  return (
    <Card title={t('incomplete.title')}>
      <Text>{t('incomplete.text')}</Text>
      <List>
        {answer.missing.map((input) => (
          <li key={input}>
            <Link render={<RouterLink to={edit(input)} />}>{t(`incomplete.inputs.${input}`)}</Link>
          </li>
        ))}
      </List>
      <Button render={<RouterLink to={edit(answer.missing[0] ?? 'codes')} />}>{t('incomplete.edit')}</Button>
    </Card>
  );
}
