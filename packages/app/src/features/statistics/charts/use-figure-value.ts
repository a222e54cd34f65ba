import { unitOf } from '@attesta/domain/statistics/metrics';
import type { ReferenceFigure } from '@attesta/domain/statistics/reference-figures';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';

/** Returns a function that formats a number of hundredths, such as 39, as a percentage. */
export function usePercent() {
  const { number } = useFormats();
  return useCallback((value: number) => number(value / 100, { style: 'percent' }), [number]);
}

/** Returns functions that format the value of a figure, and the value that another source states. */
export function useFigureValue() {
  const { t } = useTranslation('statistics');
  const { number } = useFormats();
  const formatted = useCallback(
    (metric: ReferenceFigure['metric'], value: number) => {
      const unit = unitOf(metric);
      if (unit === 'percent') return number(value / 100, { style: 'percent' });
      if (unit === 'months') return number(value, { style: 'unit', unit: 'month', unitDisplay: 'long' });
      return number(value);
    },
    [number],
  );
  const valueOf = useCallback(
    ({ metric, value, outOf, isLowerBound }: ReferenceFigure) => {
      const text = formatted(metric, value);
      if (outOf !== undefined) return t('outOf', { value: text, total: number(outOf) });
      return isLowerBound ? t('moreThan', { value: text }) : text;
    },
    [t, number, formatted],
  );
  const otherValueOf = useCallback(
    ({ metric, otherValue, isDisputed }: ReferenceFigure) => {
      if (otherValue !== undefined) return t('otherValue', { value: formatted(metric, otherValue) });
      return isDisputed ? t('disputed') : undefined;
    },
    [t, formatted],
  );
  return { valueOf, otherValueOf };
}
