'use client';
import { useMemo, type ReactNode } from 'react';
import { ChartCursor } from '../../foundation/chart/chart-cursor.js';
import { ChartFrame } from '../../foundation/chart/chart-frame.js';
import { hatchOf } from '../../foundation/chart/chart-patterns.js';
import type { Chart } from '../../foundation/chart/use-chart.js';
import { Root } from './heat-map.styles.js';
import { shadeCount, type Shades } from './heat-shade.js';

interface HeatPlotProps {
  chart: Chart;
  titleId: string;
  scale: Shades;
  color: number;
  renderName: ((name: string) => ReactNode) | undefined;
}

/** Above this number of columns every second header is hidden in a narrow plot. */
const manyColumns = 6;
/** Above this number also in a plot of medium width. */
const veryManyColumns = 10;

/** Rows of shaded cells with their numbers, and the limits of the shades below. */
export function HeatPlot({ chart, titleId, scale, color, renderName }: HeatPlotProps) {
  const { id, visible, categories, formatValue, labels, textOf } = chart;
  const width = 100 / categories.length;
  const rows = useMemo(
    () =>
      visible.map(({ index, cells }) => (
        <svg key={index} data-slot="marks" aria-hidden focusable="false">
          {cells.map(({ value, withheld }, at) => {
            const box = { x: `${at * width}%`, width: `${width}%`, height: '100%' };
            return (
              <g key={at} data-at={`${index} ${at}`}>
                {value !== null && <rect {...box} data-shade={scale.shadeOf(value)} />}
                {withheld !== undefined && <rect {...box} data-slot="withheld" fill={hatchOf(id)} />}
                {value === null && withheld === undefined && <rect {...box} fill="transparent" />}
              </g>
            );
          })}
        </svg>
      )),
    [visible, scale, id, width],
  );
  return (
    <ChartFrame
      chart={chart}
      titleId={titleId}
      root={Root}
      along="inline"
      frameProps={{ 'data-heat': color } as object}
      isUpwards={false}
    >
      {(active) => (
        <>
          <div data-slot="grid-rows">
            <div data-slot="columns" data-many={categories.length > veryManyColumns || undefined} aria-hidden>
              {categories.map((column, at) => (
                <span key={at} data-minor={(categories.length > manyColumns && at % 2 === 1) || undefined}>
                  {column}
                </span>
              ))}
            </div>
            {visible.map(({ index, name, cells }, row) => (
              <div key={index} data-slot="heat-row" style={{ display: 'contents' }}>
                <span data-slot="name" aria-hidden>
                  {renderName?.(name) ?? name}
                </span>
                <div data-slot="cells">
                  {rows[row]}
                  <div data-slot="texts" aria-hidden>
                    {cells.map(({ value }, at) => (
                      <span key={at}>{value === null ? '' : formatValue(value)}</span>
                    ))}
                  </div>
                  {active?.series === index && (
                    <ChartCursor
                      chart={chart}
                      point={active}
                      box={{ x: active.at * width, y: 0, width, height: 100 }}
                      kind="none"
                      value={textOf(cells[active.at])}
                    />
                  )}
                </div>
              </div>
            ))}
          </div>
          <ul data-slot="scale" aria-label={labels.scale}>
            {Array.from({ length: shadeCount }, (_, index) => (
              <li key={index}>
                <svg width="20" height="12" aria-hidden focusable="false">
                  <rect data-shade={index + 1} x="1" y="1" width="18" height="10" />
                </svg>
                {formatValue(scale.limits[index] ?? 0)} – {formatValue(scale.limits[index + 1] ?? 0)}
              </li>
            ))}
          </ul>
        </>
      )}
    </ChartFrame>
  );
}
