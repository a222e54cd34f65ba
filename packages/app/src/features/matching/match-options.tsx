import { feeBands, type FeeBand } from '@attesta/domain/availability/schema';
import { RadioGroup } from '@attesta/ui/inputs/radio-group';
import { Select } from '@attesta/ui/inputs/select';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { MatchQuery } from './match-query';
import { optionIds } from './option-ids';
import { WeightsFields } from './weights-fields';

const Root = styled.div`
  display: grid;
  gap: 20px;
`;

interface MatchOptionsProps {
  query: MatchQuery;
  /** What the server assumes until the user answers; null if unknown. */
  assumedFirstTime: boolean | null;
  onChange: (query: MatchQuery) => void;
  /** Called when the typed weights become invalid or valid. Must be stable between renders. */
  onWeightsInvalid: (isInvalid: boolean) => void;
}

/** The options of a match: first-time application, highest fee band and weights of the criteria. */
export function MatchOptions({ query, assumedFirstTime, onChange, onWeightsInvalid }: MatchOptionsProps) {
  const { t } = useTranslation('matching');
  const { firstTime } = query;
  const answerOf = (isFirst: boolean) => t(isFirst ? 'options.yes' : 'options.no');
  const bands = [
    { value: '', label: t('options.anyBand') },
    ...feeBands.map((band) => ({ value: band as string, label: t(`feeBandOptions.${band}`) })),
  ];
  return (
    <Root>
      <RadioGroup
        id={optionIds.firstTime}
        layout="segments"
        label={t('options.firstTime')}
        help={
          firstTime === null && assumedFirstTime !== null
            ? `${t('options.firstTimeHelp')} ${t('options.firstTimeAssumed', { answer: answerOf(assumedFirstTime) })}`
            : t('options.firstTimeHelp')
        }
        options={[
          { value: 'yes', label: answerOf(true) },
          { value: 'no', label: answerOf(false) },
        ]}
        value={firstTime === null ? '' : firstTime ? 'yes' : 'no'}
        onValueChange={(value) => onChange({ ...query, firstTime: value === 'yes' })}
      />
      <Select
        id={optionIds.maxFeeBand}
        label={t('options.maxFeeBand')}
        help={t('options.maxFeeBandHelp')}
        options={bands}
        value={query.maxFeeBand ?? ''}
        onValueChange={(band) => onChange({ ...query, maxFeeBand: (band || null) as FeeBand | null })}
      />
      <WeightsFields
        weights={query.weights}
        onChange={(weights) => onChange({ ...query, weights })}
        onInvalidChange={onWeightsInvalid}
      />
    </Root>
  );
}
