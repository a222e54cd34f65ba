'use client';
import { memo, useMemo } from 'react';
import type { ChartValue } from '../../foundation/chart/chart-data.js';
import { ChartFigure } from '../../foundation/chart/chart-figure.js';
import type { ChartProps } from '../../foundation/chart/chart-props.js';
import { englishChartLabels } from '../../foundation/chart/chart-labels.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { useChart } from '../../foundation/chart/use-chart.js';
import { DonutPlot } from './donut-plot.js';

/** A part of the whole. */
export interface DonutPart {
  /** Unique among the parts. */
  id: string;
  name: string;
  /** A positive number. Missing and withheld values are listed but have no segment. */
  value: ChartValue;
  /** Colour and pattern, 1 to 6. Default: the position of the part. */
  color?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
}

export interface DonutChartProps extends Omit<
  ChartProps,
  'hiddenSeries' | 'defaultHiddenSeries' | 'onHiddenSeriesChange' | 'hideLegend'
> {
  /** Two or three parts read well, six are the most. For more, use a bar chart. */
  parts: readonly DonutPart[];
  /** Header of the column of values in the table. Default: `labels.total`. */
  valueHeader?: string | undefined;
  /** Text in the middle. Default: the total. */
  center?: string | undefined;
}

/**
 * Shows two or three parts of a whole, each named with its value and share. `data-part="donut-chart"` receives ref, class
 * name and all other props, with `data-view`; `data-slot` caption, plot, table, foot. Keys: one tab stop; the arrow keys
 * read the parts. Source: WCAG 2.2, 1.1.1, 1.4.1, 1.4.11 and 2.1.1.
 */
export const DonutChart = memo(function DonutChart({ parts, valueHeader, center, ...rest }: DonutChartProps) {
  const { total } = useLabels('chart', englishChartLabels, rest.labels);
  const [names, series] = useMemo(
    () => [
      parts.map(({ name }) => name),
      [{ id: 'value', name: valueHeader ?? total, values: parts.map(({ value }) => value) }],
    ],
    [parts, valueHeader, total],
  );
  const chart = useChart(rest, names, series);
  const colors = useMemo(() => parts.map(({ color }, index) => color ?? (index % 6) + 1), [parts]);
  return (
    <ChartFigure
      part="donut-chart"
      {...rest}
      chart={chart}
      colors={colors}
      kind="fill"
      hasLegend={false}
      plot={(titleId) => <DonutPlot {...{ chart, titleId, colors, center }} />}
    />
  );
});
