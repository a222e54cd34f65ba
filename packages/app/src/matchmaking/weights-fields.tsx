import { criteria, defaultWeights, type Weights } from '@attesta/domain/matching/schema';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Status } from '../shell/status';
import { isDefault, sumOf, typedFrom, weightsFrom, type TypedWeights } from './weights';

const Root = styled.fieldset`
  display: grid;
  gap: 12px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    margin-block-end: 4px;
    font-weight: 600;
  }
  & > [data-slot='fields'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
    align-items: end;
  }
  & > [data-slot='foot'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 8px;
  }
  & input {
    font-variant-numeric: tabular-nums;
  }
`;

interface WeightsFieldsProps {
  weights: Weights;
  onChange: (weights: Weights) => void;
  /** Whether what is typed can't be followed; false again once the fields are gone. */
  onWrongChange: (wrong: boolean) => void;
}

/** The six weights. The list follows as soon as they sum to 100, and stays as it is until then. */
export function WeightsFields({ weights, onChange, onWrongChange }: WeightsFieldsProps) {
  const { t } = useTranslation('matchmaking');
  const [typed, setTyped] = useState<TypedWeights>(() => typedFrom(weights));
  const [followed, setFollowed] = useState(weights);
  if (criteria.some((id) => followed[id] !== weights[id])) {
    // The address changed from elsewhere: back, forward.
    setFollowed(weights);
    setTyped(typedFrom(weights));
  }
  const take = (next: TypedWeights) => {
    setTyped(next);
    const read = weightsFrom(next);
    if (!read) return;
    setFollowed(read);
    onChange(read);
  };
  const sum = sumOf(typed);
  const wrong = weightsFrom(typed)
    ? null
    : sum > 100
      ? t('weights.problem_over', { count: sum - 100 })
      : t('weights.problem_under', { count: 100 - sum });
  const isWrong = wrong !== null;
  useEffect(() => {
    onWrongChange(isWrong);
    return () => onWrongChange(false);
  }, [isWrong, onWrongChange]);
  return (
    <Root>
      <legend>{t('weights.title')}</legend>
      <Text size="small" tone="muted">
        {t('weights.help')}
      </Text>
      <div data-slot="fields">
        {criteria.map((id) => (
          <TextField
            key={id}
            label={t(`criteria.${id}`)}
            type="number"
            min={0}
            max={100}
            step={1}
            inputMode="numeric"
            end={t('weights.percent')}
            value={typed[id]}
            onChange={(event) => take({ ...typed, [id]: event.target.value })}
          />
        ))}
      </div>
      <div data-slot="foot">
        <Status data-size="small" data-tone={wrong ? 'error' : undefined}>
          {wrong ?? t('weights.sum', { sum })}
        </Status>
        <Button
          variant="text"
          size="small"
          disabled={isDefault(weights) && !isWrong}
          onClick={() => take(typedFrom(defaultWeights))}
        >
          {t('weights.reset')}
        </Button>
      </div>
    </Root>
  );
}
