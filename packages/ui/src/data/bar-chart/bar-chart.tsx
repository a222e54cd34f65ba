'use client';
import { memo, useMemo, type ReactNode } from 'react';
import type { ChartSeries } from '../../foundation/chart/chart-data.js';
import { ChartFigure } from '../../foundation/chart/chart-figure.js';
import type { ChartProps } from '../../foundation/chart/chart-props.js';
import { useChart } from '../../foundation/chart/use-chart.js';
import { barGeometry, type BarLayout } from './bar-geometry.js';
import { BarColumns } from './bar-columns.js';
import { BarRows } from './bar-rows.js';

export interface BarChartProps extends ChartProps {
  /** Texts of the categories, in order. */
  categories: readonly string[];
  /** At most six. Each has one value per category. */
  series: readonly ChartSeries[];
  /**
   * `grouped`: side by side. `stacked`: on top of each other. `percent`: stacked, each bar as long as the axis.
   * `dumbbell`: points on a line, for two values of one category; always horizontal.
   */
  layout?: BarLayout | undefined;
  /** Columns, or rows with the names in front. Use rows for long names. */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** What the bars of a stack add up to, such as 100. Withheld values then fill what the known ones leave. */
  total?: number | undefined;
  /** Shows the values beside or below the bars of a horizontal chart. */
  showValues?: boolean | undefined;
  /** Content of the name of a category in a horizontal plot. Default: its text. */
  renderName?: ((name: string) => ReactNode) | undefined;
  /** Height of a vertical plot in rem. */
  height?: number | undefined;
}

/**
 * Compares amounts by the length of bars, which start at zero. `data-part="bar-chart"` receives ref, class name and all
 * other props, with `data-layout`, `data-orientation` and `data-view`; `data-slot` caption, legend, plot, table, foot.
 * Keys: one tab stop; the arrow keys read the values. Source: WCAG 2.2, 1.1.1, 1.4.1, 1.4.11 and 2.1.1.
 */
export const BarChart = memo(function BarChart({
  categories,
  series,
  layout = 'grouped',
  orientation: givenOrientation = 'vertical',
  total,
  showValues,
  renderName,
  height = 16,
  ...rest
}: BarChartProps) {
  const chart = useChart(rest, categories, series);
  const { visible } = chart;
  const geometry = useMemo(
    () => barGeometry(visible, categories.length, layout, total),
    [visible, categories.length, layout, total],
  );
  const orientation = layout === 'dumbbell' ? 'horizontal' : givenOrientation;
  return (
    <ChartFigure
      part="bar-chart"
      data-layout={layout}
      data-orientation={orientation}
      {...rest}
      chart={chart}
      kind={layout === 'dumbbell' ? 'dot' : 'fill'}
      plot={(titleId) =>
        orientation === 'vertical' ? (
          <BarColumns {...{ chart, titleId, geometry, layout, height }} />
        ) : (
          <BarRows {...{ chart, titleId, geometry, layout, showValues, renderName }} />
        )
      }
    />
  );
});
