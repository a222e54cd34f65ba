import { criteria, defaultWeights, type Criterion, type Weights } from '@attesta/domain/matching/schema';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { KeptNumberField } from '../../platform/forms/kept-number-field';
import { Status } from '../../platform/shell/page/status';
import { optionIds } from './option-ids';
import {
  balanced,
  hasInvalid,
  isDefault,
  isPercent,
  sumOf,
  typedFrom,
  weightsFrom,
  type TypedWeights,
} from './weights';

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

const percent = { unit: '%', maximumFractionDigits: 0 };

interface WeightsFieldsProps {
  weights: Weights;
  onChange: (weights: Weights) => void;
  /** Called when the typed weights become invalid or valid, and with false on unmount. */
  onInvalidChange: (isInvalid: boolean) => void;
}

/** Fields for the six weights. `onChange` is called only while they sum to 100. */
export function WeightsFields({ weights, onChange, onInvalidChange }: WeightsFieldsProps) {
  const { t } = useTranslation('matching');
  const [typed, setTyped] = useState<TypedWeights>(() => typedFrom(weights));
  const [lastWeights, setLastWeights] = useState(weights);
  const [edited, setEdited] = useState<Criterion | null>(null);
  if (criteria.some((id) => lastWeights[id] !== weights[id])) {
    // The URL changed outside of these fields: back, forward.
    setLastWeights(weights);
    setTyped(typedFrom(weights));
  }
  const update = (next: TypedWeights) => {
    setTyped(next);
    const valid = weightsFrom(next);
    if (!valid) return;
    setLastWeights(valid);
    onChange(valid);
  };
  const sum = sumOf(typed);
  const error = weightsFrom(typed)
    ? null
    : hasInvalid(typed)
      ? t('weights.problem_invalid')
      : sum > 100
        ? t('weights.problem_over', { count: sum - 100 })
        : t('weights.problem_under', { count: 100 - sum });
  const isInvalid = error !== null;
  const balancedWeights = isInvalid && edited ? balanced(typed, edited) : null;
  useEffect(() => {
    onInvalidChange(isInvalid);
    return () => onInvalidChange(false);
  }, [isInvalid, onInvalidChange]);
  return (
    <Root id={optionIds.weights}>
      <legend>{t('weights.title')}</legend>
      <Text size="small" tone="muted">
        {t('weights.help')}
      </Text>
      <div data-slot="fields">
        {criteria.map((id) => (
          <KeptNumberField
            key={id}
            label={t(`criteria.${id}`)}
            min={0}
            max={100}
            format={percent}
            value={typed[id]}
            invalid={!isPercent(typed[id])}
            onValueChange={(value) => {
              setEdited(id);
              update({ ...typed, [id]: value });
            }}
          />
        ))}
      </div>
      <div data-slot="foot">
        <Status data-size="small" data-tone={error ? 'error' : undefined}>
          {error ?? t('weights.sum', { sum })}
        </Status>
        {balancedWeights && (
          <Button variant="outlined" size="small" onClick={() => update(typedFrom(balancedWeights))}>
            {t('weights.balance')}
          </Button>
        )}
        <Button
          variant="text"
          size="small"
          disabled={isDefault(weights) && !isInvalid}
          onClick={() => update(typedFrom(defaultWeights))}
        >
          {t('weights.reset')}
        </Button>
      </div>
    </Root>
  );
}
