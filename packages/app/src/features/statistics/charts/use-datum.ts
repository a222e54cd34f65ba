import type { ReferenceFigure } from '@attesta/domain/statistics/reference-figures';
import type { ChartDatum } from '@attesta/ui/data/line-chart';
import { useCallback } from 'react';
import { useFigureValue } from './use-figure-value';

/** Returns a function that makes a point of a figure: a value that another source contradicts has a range and a note. */
export function useDatum() {
  const { otherValueOf } = useFigureValue();
  return useCallback(
    (figure: ReferenceFigure | undefined, note?: string): ChartDatum | null =>
      figure
        ? {
            value: figure.value,
            low: figure.otherValue,
            high: figure.otherValue,
            note: otherValueOf(figure) ?? note,
          }
        : null,
    [otherValueOf],
  );
}
