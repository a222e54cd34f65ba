import { feeBands, type FeeBand } from '@attesta/domain/availability/schema';
import { RadioGroup } from '@attesta/ui/inputs/radio-group';
import { Select } from '@attesta/ui/inputs/select';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { MatchQuery } from './match-query';
import { WeightsFields } from './weights-fields';

const Root = styled.div`
  display: grid;
  gap: 20px;
`;

interface MatchOptionsProps {
  query: MatchQuery;
  /** The value used by the server, which depends on the account unless the user chooses one. */
  usedFirstTime: boolean | null;
  onChange: (query: MatchQuery) => void;
  /** Called when the typed weights become invalid or valid. Must be stable between renders. */
  onWeightsInvalid: (isInvalid: boolean) => void;
}

/** The options of a match: first-time application, highest fee band and weights of the criteria. */
export function MatchOptions({ query, usedFirstTime, onChange, onWeightsInvalid }: MatchOptionsProps) {
  const { t } = useTranslation('matching');
  const firstTime = query.firstTime ?? usedFirstTime;
  const bands = [
    { value: '', label: t('options.anyBand') },
    ...feeBands.map((band) => ({ value: band as string, label: t(`feeBandOptions.${band}`) })),
  ];
  return (
    <Root>
      <RadioGroup
        layout="segments"
        label={t('options.firstTime')}
        help={t('options.firstTimeHelp')}
        options={[
          { value: 'yes', label: t('options.yes') },
          { value: 'no', label: t('options.no') },
        ]}
        value={firstTime === null ? '' : firstTime ? 'yes' : 'no'}
        onValueChange={(value) => onChange({ ...query, firstTime: value === 'yes' })}
      />
      <Select
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
