'use client';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { ChartCursor } from '../../foundation/chart/chart-cursor.js';
import { ChartFrame } from '../../foundation/chart/chart-frame.js';
import { fillOf, hatchOf } from '../../foundation/chart/chart-patterns.js';
import type { ChartPoint } from '../../foundation/chart/chart-state.js';
import type { Chart } from '../../foundation/chart/use-chart.js';
import { XyPlot } from '../../foundation/chart/xy-plot.js';
import type { Bar, BarGeometry, BarLayout } from './bar-geometry.js';
import { barValue, shareFormat } from './bar-value.js';

const Root = styled.div`
  & [data-slot='hit'] {
    fill: transparent;
  }
`;

/** Share of a category that stays empty between its neighbours. */
const gap = 0.24;

/** Returns the box of a bar in percent of the plot. */
function boxOf({ at, lane, lanes, from, to }: Bar, count: number) {
  const band = 100 / count;
  const width = (band * (1 - gap)) / lanes;
  return {
    x: band * (at + gap / 2) + lane * width,
    y: 100 - Math.max(from, to),
    width,
    height: Math.abs(to - from),
  };
}

interface BarColumnsProps {
  chart: Chart;
  titleId: string;
  geometry: BarGeometry;
  layout: BarLayout;
  height: number;
}

/** Vertical bars. */
export function BarColumns({ chart, titleId, geometry, layout, height }: BarColumnsProps) {
  const { id, categories, locale } = chart;
  const { scale, bars } = geometry;
  const count = categories.length;
  const marks = useMemo(
    () =>
      bars.flat().map((bar) => {
        const { x, y, width, height: length } = boxOf(bar, count);
        const isWithheld = bar.cell.value === null;
        return (
          <g key={`${bar.series} ${bar.at}`} data-series={bar.color} data-at={`${bar.series} ${bar.at}`}>
            <rect
              data-slot={isWithheld ? 'withheld' : 'bar'}
              x={`${x}%`}
              y={`${y}%`}
              width={`${width}%`}
              height={`${length}%`}
              fill={isWithheld ? hatchOf(id) : fillOf(id, bar.color)}
            />
            {bar.lanes > 1 || bars[bar.at]?.length === 1 ? (
              <rect data-slot="hit" x={`${x}%`} y="0" width={`${width}%`} height="100%" />
            ) : null}
          </g>
        );
      }),
    [bars, count, id],
  );
  const format = useMemo(
    () => (layout === 'percent' ? shareFormat(locale) : chart.formatValue),
    [layout, locale, chart.formatValue],
  );
  const labels = useMemo(() => categories.map((text, at) => ({ at, text })), [categories]);
  const cursorBox = ({ series, at }: ChartPoint) => {
    const bar = bars[at]?.find((one) => one.series === series);
    return bar ? boxOf(bar, count) : { x: (100 / count) * (at + 0.5), y: 100 - scale.at(0) };
  };
  return (
    <ChartFrame
      chart={chart}
      titleId={titleId}
      root={Root}
      along="inline"
      valueText={(point) => barValue(chart, geometry, layout, point)}
    >
      {(active) => (
        <XyPlot scale={scale} formatValue={format} height={height} labels={labels} bands marks={marks}>
          {active && (
            <ChartCursor
              chart={chart}
              point={active}
              box={cursorBox(active)}
              kind="fill"
              value={barValue(chart, geometry, layout, active)}
            />
          )}
        </XyPlot>
      )}
    </ChartFrame>
  );
}
