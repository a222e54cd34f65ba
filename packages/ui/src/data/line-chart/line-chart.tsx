'use client';
import { memo, useMemo } from 'react';
import { numbersOf, type ChartSeries } from '../../foundation/chart/chart-data.js';
import { ChartFigure } from '../../foundation/chart/chart-figure.js';
import type { ChartProps } from '../../foundation/chart/chart-props.js';
import { useChart } from '../../foundation/chart/use-chart.js';
import { valueScale } from '../../foundation/chart/value-scale.js';
import { LinePlot } from './line-plot.js';
import type { ChartRange } from './use-brush.js';
import { xAxis, type ChartX } from './x-axis.js';

export interface LineChartProps extends ChartProps {
  /** Ascending positions: months `YYYY-MM`, dates `YYYY-MM-DD`, numbers, or texts of evenly spaced categories. */
  x: readonly ChartX[];
  /** At most six. Each has one value per position. */
  series: readonly ChartSeries[];
  /** Fills the space below the lines. */
  area?: boolean | undefined;
  /** `zero`: the value axis includes zero. `data`: it starts near the lowest value and is marked as broken. */
  baseline?: 'zero' | 'data' | undefined;
  /** Shows a mark for each value. Default: up to 40 positions. */
  points?: boolean | undefined;
  /** Omits the names at the ends of the lines. */
  hideEndLabels?: boolean | undefined;
  /** Formats a position for tooltip, table and announcement. Default: numbers and dates in the format of `locale`. */
  formatX?: ((x: ChartX) => string) | undefined;
  /** Lets users select a range by dragging, or with Shift and the arrow keys. */
  brush?: boolean | undefined;
  /** The selected range, null for none. */
  range?: ChartRange | null | undefined;
  defaultRange?: ChartRange | null | undefined;
  onRangeChange?: ((range: ChartRange | null) => void) | undefined;
  /** Height of the plot in rem. */
  height?: number | undefined;
}

const mostPoints = 40;

/**
 * Shows how amounts change, mostly over time. Missing values are gaps, withheld ones hatched. `data-part="line-chart"`
 * receives ref, class name and all other props, with `data-view`; `data-slot` caption, legend, plot, table, foot. Keys:
 * one tab stop; the arrow keys read the values. Source: WCAG 2.2, 1.1.1, 1.4.1, 1.4.11 and 2.1.1.
 */
export const LineChart = memo(function LineChart({
  x,
  series,
  area,
  baseline = 'zero',
  points = x.length <= mostPoints,
  hideEndLabels,
  formatX,
  brush,
  range,
  defaultRange,
  onRangeChange,
  height = 16,
  ...rest
}: LineChartProps) {
  const texts = useMemo(() => x.map(String), [x]);
  const base = useChart(rest, texts, series);
  const { locale, formatValue, visible, labels } = base;
  const axis = useMemo(
    () => xAxis(x, { locale, formatNumber: formatValue, formatX }),
    [x, locale, formatValue, formatX],
  );
  const chart = { ...base, categories: axis.texts };
  const scale = useMemo(() => valueScale(numbersOf(visible), { zero: baseline === 'zero' }), [visible, baseline]);
  return (
    <ChartFigure
      part="line-chart"
      {...rest}
      subtitle={
        scale.isBroken ? (
          <>
            {rest.subtitle} {labels.brokenAxis(formatValue(scale.min))}
          </>
        ) : (
          rest.subtitle
        )
      }
      chart={chart}
      kind="line"
      plot={(titleId) => (
        <LinePlot
          {...{ chart, titleId, axis, scale, x, area, points, hideEndLabels, height }}
          brush={brush ? { range, defaultRange, onRangeChange } : undefined}
        />
      )}
    />
  );
});
