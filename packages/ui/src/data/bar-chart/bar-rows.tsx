'use client';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { ChartCursor } from '../../foundation/chart/chart-cursor.js';
import { ChartFrame } from '../../foundation/chart/chart-frame.js';
import { fillOf, hatchOf } from '../../foundation/chart/chart-patterns.js';
import { ChartSwatch, PointShape } from '../../foundation/chart/chart-swatch.js';
import type { Chart } from '../../foundation/chart/use-chart.js';
import type { Bar, BarGeometry, BarLayout } from './bar-geometry.js';
import { Root } from './bar-rows.styles.js';
import { inward } from '../../foundation/chart/xy-plot.js';
import { barValue, shareFormat } from './bar-value.js';

interface BarRowsProps {
  chart: Chart;
  titleId: string;
  geometry: BarGeometry;
  layout: BarLayout;
  showValues: boolean | undefined;
  renderName: ((name: string) => ReactNode) | undefined;
}

/** Share of a row above and below its bars, in percent. */
const gap = 14;

const laneOf = ({ lane, lanes }: Bar) => ({
  y: gap + ((100 - 2 * gap) / lanes) * lane,
  height: (100 - 2 * gap) / lanes,
});

function boxOf(bar: Bar, layout: BarLayout) {
  const { y, height } = laneOf(bar);
  return layout === 'dumbbell' && bar.cell.value !== null
    ? { x: bar.to, y: 50 }
    : { x: Math.min(bar.from, bar.to), y, width: Math.abs(bar.to - bar.from), height };
}

/** The drawing of one row. */
function RowMarks({ bars, chartId, layout }: { bars: readonly Bar[]; chartId: string; layout: BarLayout }) {
  const known = bars.filter(({ cell }) => cell.value !== null);
  const ends = known.map(({ to }) => to);
  return (
    <>
      {layout === 'dumbbell' && known.length > 1 && (
        <line data-slot="stem" x1={`${Math.min(...ends)}%`} x2={`${Math.max(...ends)}%`} y1="50%" y2="50%" />
      )}
      {bars.map((bar) => {
        const isWithheld = bar.cell.value === null;
        const { x, y, width, height } = boxOf(bar, layout);
        return (
          <g key={bar.series} data-series={bar.color} data-at={`${bar.series} ${bar.at}`}>
            {width === undefined ? (
              <>
                <svg x={`${x}%`} y="50%" overflow="visible">
                  <circle data-slot="hit" r="14" />
                </svg>
                <PointShape color={bar.color} x={`${x}%`} y="50%" hollow={bar.cell.range !== undefined} />
              </>
            ) : (
              <>
                <rect
                  data-slot={isWithheld ? 'withheld' : 'bar'}
                  x={`${x}%`}
                  y={`${y}%`}
                  width={`${width}%`}
                  height={`${height}%`}
                  fill={isWithheld ? hatchOf(chartId) : fillOf(chartId, bar.color)}
                />
                {layout === 'grouped' && <rect data-slot="hit" x="0" y={`${y}%`} width="100%" height={`${height}%`} />}
              </>
            )}
          </g>
        );
      })}
    </>
  );
}

/** Horizontal bars: one row per category with its name, which may wrap. */
export function BarRows({ chart, titleId, geometry, layout, showValues, renderName }: BarRowsProps) {
  const { id, categories, series, visible, textOf, locale } = chart;
  const { scale, bars } = geometry;
  const isStack = layout === 'stacked' || layout === 'percent';
  const lanes = layout === 'grouped' ? Math.max(1, visible.length) : 1;
  const marks = useMemo(
    () =>
      bars.map((row, at) => (
        <svg key={at} data-slot="marks" aria-hidden focusable="false">
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              data-slot="grid"
              data-zero={tick === 0 || undefined}
              x1={`${scale.at(tick)}%`}
              x2={`${scale.at(tick)}%`}
              y1="0"
              y2="100%"
            />
          ))}
          <RowMarks bars={row} chartId={id} layout={layout} />
        </svg>
      )),
    [bars, scale, id, layout],
  );
  const format = useMemo(
    () => (layout === 'percent' ? shareFormat(locale) : chart.formatValue),
    [layout, locale, chart.formatValue],
  );
  const besideBars = showValues === true && !isStack;
  return (
    <ChartFrame
      chart={chart}
      titleId={titleId}
      root={Root}
      along="block"
      valueText={(point) => barValue(chart, geometry, layout, point)}
    >
      {(active) => (
        <div
          data-slot="rows"
          data-valued={besideBars || undefined}
          style={{ '--lanes': lanes } as CSSProperties}
          data-layout={layout}
        >
          {categories.map((category, at) => {
            const row = bars[at] ?? [];
            const bar = active?.at === at ? row.find((one) => one.series === active.series) : undefined;
            return (
              <div key={at} data-slot="row">
                <span data-slot="name" aria-hidden>
                  {renderName?.(category) ?? category}
                </span>
                <div data-slot="track">
                  {marks[at]}
                  {besideBars &&
                    row.map((one) => {
                      const { y, height = 0 } = boxOf(one, layout);
                      const others = row.filter(({ cell }) => cell.value !== null).map(({ to }) => to);
                      const isWithheld = one.cell.value === null;
                      // The points of a dumbbell share one lane, so only one text fits for those that are withheld.
                      if (isWithheld && layout === 'dumbbell' && one !== row.find(({ cell }) => cell.value === null))
                        return null;
                      const isFirst = layout === 'dumbbell' && !isWithheld && one.to < Math.max(...others);
                      return !isFirst || one.to === Math.min(...others) ? (
                        <span
                          key={one.series}
                          data-slot="value"
                          data-before={isFirst || undefined}
                          data-withheld={isWithheld || undefined}
                          style={{ '--x': isWithheld ? 0 : one.to, '--y': y + height / 2 } as CSSProperties}
                          aria-hidden
                        >
                          {textOf(one.cell)}
                        </span>
                      ) : null;
                    })}
                  {active?.at === at && (
                    <ChartCursor
                      chart={chart}
                      point={active}
                      box={bar ? boxOf(bar, layout) : { x: scale.at(0), y: 50 }}
                      kind={layout === 'dumbbell' ? 'dot' : 'fill'}
                      value={barValue(chart, geometry, layout, active)}
                    />
                  )}
                </div>
                {showValues && isStack && (
                  <span data-slot="parts" aria-hidden>
                    {row.map((one) => (
                      <span key={one.series}>
                        <ChartSwatch chartId={id} color={one.color} kind="fill" />
                        <bdi>{series[one.series]?.name}</bdi>{' '}
                        <b>
                          <bdi>{textOf(one.cell)}</bdi>
                        </b>
                      </span>
                    ))}
                  </span>
                )}
              </div>
            );
          })}
          <div data-slot="scale" aria-hidden>
            {scale.ticks.map((tick) => (
              <span key={tick} style={{ '--x': scale.at(tick), '--shift': inward(scale.at(tick)) } as CSSProperties}>
                {format(tick)}
              </span>
            ))}
          </div>
        </div>
      )}
    </ChartFrame>
  );
}
