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
  /** What the account suggests, as the server used it. */
  usedFirstTime: boolean | null;
  onChange: (query: MatchQuery) => void;
  /** Whether the list does not follow the weights that are typed. Stable between renders. */
  onWrongWeights: (wrong: boolean) => void;
}

/** What the user says beside the device, and how the criteria weigh. */
export function MatchOptions({ query, usedFirstTime, onChange, onWrongWeights }: MatchOptionsProps) {
  const { t } = useTranslation('matchmaking');
  const first = query.firstTime ?? usedFirstTime;
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
        value={first === null ? '' : first ? 'yes' : 'no'}
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
        onWrongChange={onWrongWeights}
      />
    </Root>
  );
}
