'use client';
import { intlLocale } from '../../foundation/locale/intl-locale.js';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { ChartCursor } from '../../foundation/chart/chart-cursor.js';
import { ChartFrame } from '../../foundation/chart/chart-frame.js';
import { fillOf } from '../../foundation/chart/chart-patterns.js';
import type { ChartPoint } from '../../foundation/chart/chart-state.js';
import { ChartSwatch } from '../../foundation/chart/chart-swatch.js';
import type { Chart } from '../../foundation/chart/use-chart.js';
import { color, size } from '../../theme/tokens.js';
import { segments } from './donut-geometry.js';

const Root = styled.div`
  & [data-slot='donut'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px 32px;
  }
  & [data-slot='ring'] {
    position: relative;
    flex: none;
    inline-size: min(12rem, 100%);
    aspect-ratio: 1;
  }
  & [data-slot='center'] {
    position: absolute;
    inset: 22%;
    display: grid;
    place-content: center;
    text-align: center;
    font-size: ${size.h3};
    font-weight: 600;
    line-height: 1.2;
    overflow-wrap: anywhere;
    pointer-events: none;
  }
  & [data-slot='center'] > small {
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 400;
  }
  & [data-slot='parts'] {
    flex: 1 1 12rem;
    display: grid;
    gap: 8px;
    min-inline-size: 0;
    font-size: ${size.body};
  }
  & [data-slot='parts'] > span {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 10px;
    overflow-wrap: break-word;
  }
  & [data-slot='parts'] b {
    font-weight: 600;
    text-align: end;
  }
`;

interface DonutPlotProps {
  chart: Chart;
  titleId: string;
  colors: readonly number[];
  center: string | undefined;
}

/** The ring, and the parts with their values and shares beside it. */
export function DonutPlot({ chart, titleId, colors, center }: DonutPlotProps) {
  const { id, visible, categories, labels, locale, formatValue, textOf } = chart;
  const cells = visible[0]?.cells ?? [];
  const { segments: drawn, total } = useMemo(() => segments(visible[0]!), [visible]);
  const percent = useMemo(
    () => new Intl.NumberFormat(intlLocale(locale), { style: 'percent', maximumFractionDigits: 0 }),
    [locale],
  );
  const segmentAt = (at: number) => drawn.find((one) => one.at === at);
  const valueText = ({ at }: ChartPoint) => {
    const segment = segmentAt(at);
    return segment && labels.share(textOf(cells[at]), percent.format(segment.share));
  };
  const marks = useMemo(
    () => (
      <svg data-slot="marks" viewBox="-50 -50 100 100" aria-hidden focusable="false">
        {drawn.map(({ at, path }) => (
          <g key={at} data-series={colors[at]} data-at={`0 ${at}`}>
            <path data-slot="bar" d={path} fill={fillOf(id, colors[at] ?? 1)} vectorEffect="non-scaling-stroke" />
          </g>
        ))}
      </svg>
    ),
    [drawn, colors, id],
  );
  return (
    <ChartFrame chart={chart} titleId={titleId} root={Root} along="both" valueText={valueText}>
      {(active) => {
        const segment = active && segmentAt(active.at);
        return (
          <div data-slot="donut">
            <div data-slot="ring">
              {marks}
              <span data-slot="center" aria-hidden>
                {center ?? formatValue(total)}
                {center === undefined && <small>{labels.total}</small>}
              </span>
              {active && (
                <ChartCursor
                  chart={chart}
                  point={active}
                  box={segment ? { x: segment.x, y: segment.y } : { x: 50, y: 50 }}
                  kind="none"
                  value={valueText(active)}
                />
              )}
            </div>
            <div data-slot="parts" aria-hidden>
              {categories.map((name, at) => (
                <span key={at} data-at={`0 ${at}`}>
                  <ChartSwatch chartId={id} color={colors[at] ?? 1} kind={segmentAt(at) ? 'fill' : 'none'} />
                  <span>
                    <bdi>{name}</bdi>
                  </span>
                  <b>
                    <bdi>{valueText({ series: 0, at }) ?? textOf(cells[at])}</bdi>
                  </b>
                </span>
              ))}
            </div>
          </div>
        );
      }}
    </ChartFrame>
  );
}
