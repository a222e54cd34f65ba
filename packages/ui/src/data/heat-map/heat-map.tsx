'use client';
import { memo, useMemo, type ReactNode } from 'react';
import type { ChartSeries } from '../../foundation/chart/chart-data.js';
import { ChartFigure } from '../../foundation/chart/chart-figure.js';
import type { ChartProps } from '../../foundation/chart/chart-props.js';
import { useChart } from '../../foundation/chart/use-chart.js';
import { HeatPlot } from './heat-plot.js';
import { shades } from './heat-shade.js';

export interface HeatMapProps extends Omit<
  ChartProps,
  'hiddenSeries' | 'defaultHiddenSeries' | 'onHiddenSeriesChange' | 'hideLegend'
> {
  /** Texts of the columns. */
  columns: readonly string[];
  /** The rows, each with one value per column. */
  rows: readonly ChartSeries[];
  /** Content of the name of a row in the plot. Default: the name. */
  renderName?: ((name: string) => ReactNode) | undefined;
  /** Colour of the shades: that of a series, 1 to 6. */
  color?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
}

/**
 * Shows where in a grid of rows and columns the values are high, by five shades and the number in each cell.
 * `data-part="heat-map"` receives ref, class name and all other props, with `data-view`; `data-slot` caption, plot, table,
 * foot. Keys: one tab stop; the arrow keys read the cells. Source: WCAG 2.2, 1.1.1, 1.4.1 and 2.1.1.
 */
export const HeatMap = memo(function HeatMap({ columns, rows, renderName, color = 1, ...rest }: HeatMapProps) {
  const chart = useChart(rest, columns, rows);
  const { visible } = chart;
  const scale = useMemo(() => shades(visible), [visible]);
  return (
    <ChartFigure
      part="heat-map"
      {...rest}
      chart={chart}
      kind="fill"
      hasLegend={false}
      plot={(titleId) => <HeatPlot {...{ chart, titleId, scale, color, renderName }} />}
    />
  );
});
