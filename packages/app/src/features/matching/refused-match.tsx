import { inputOf, type MatchInput } from '@attesta/domain/matching/refused';
import { Heading, Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { Link } from '@attesta/ui/navigation/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useProblemMessage } from '../../platform/errors/problem-messages';
import type { Problem } from '../../platform/http/problem';
import { elementId } from '../devices';
import { focusOption, isOption, optionIds } from './option-ids';
import { paths, devicePaths } from '../../platform/navigation/paths';

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin-block: 12px 16px;
  padding-inline-start: 18px;
`;

/** Names of the inputs in the `matching` bundle. */
const nameKeys = {
  regulation: 'request.regulation',
  classVariant: 'request.classVariant',
  riskClass: 'request.classVariant',
  openQuestions: 'request.classVariant',
  codes: 'request.codes',
  procedure: 'request.procedure',
  wishedDate: 'request.wishedDate',
  languages: 'request.languages',
  country: 'request.country',
  sme: 'request.applicant',
  firstTime: 'options.firstTime',
  maxFeeBand: 'options.maxFeeBand',
  weights: 'weights.title',
  device: 'device.label',
  device_id: 'device.label',
} as const satisfies Partial<Record<MatchInput, string>>;

/** The field of the device form that holds each input of a match. */
const deviceFields: Readonly<Record<string, string>> = {
  regulation: 'regulation',
  classVariant: 'riskClass',
  riskClass: 'riskClass',
  openQuestions: 'riskClass',
  codes: 'designationCodes',
  procedure: 'conformityProcedure',
  wishedDate: 'targetSubmissionDate',
  languages: 'documentationLanguages',
  country: 'manufacturerCountry',
};

/** Returns the page on which an input of a match of a device is changed. The options are on the match page itself. */
export function pageOf(input: string, device: string): string {
  if (input === 'sme') return paths.operatorSettings;
  const field = deviceFields[input];
  return field === undefined ? devicePaths.edit(device) : `${devicePaths.edit(device)}#${elementId(field)}`;
}

interface RefusedMatchProps {
  problem: Problem;
  device: string;
  onRetry: () => void;
}

/** A match that the server refused: the inputs to change, each with its problem and a link to its field. */
export function RefusedMatch({ problem, device, onRetry }: RefusedMatchProps) {
  const { t } = useTranslation('matching');
  const problemMessage = useProblemMessage();
  const problems = new Map(Object.entries(problem.fields).map(([field, code]) => [inputOf(field), code]));
  const nameOf = (input: string) =>
    input in nameKeys ? t(nameKeys[input as keyof typeof nameKeys]) : t('refused.unnamed', { input });
  return (
    <div role="alert">
      <Heading level={2} size="h3">
        {t('refused.title')}
      </Heading>
      <Text>{t('refused.lead')}</Text>
      <List>
        {[...problems].map(([input, code]) => (
          <li key={input}>
            {isOption(input) ? (
              <Link
                href={`#${optionIds[input]}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusOption(input);
                }}
              >
                {nameOf(input)}
              </Link>
            ) : (
              <Link render={<RouterLink to={pageOf(input, device)} />}>{nameOf(input)}</Link>
            )}
            <span>: {problemMessage(code)}</span>
          </li>
        ))}
      </List>
      <Button variant="outlined" onClick={onRetry}>
        {t('refused.retry')}
      </Button>
    </div>
  );
}
