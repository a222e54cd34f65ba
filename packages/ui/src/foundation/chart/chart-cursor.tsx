'use client';
import type { CSSProperties } from 'react';
import { ChartSwatch, type SwatchKind } from './chart-swatch.js';
import type { ChartPoint } from './chart-state.js';
import type { Chart } from './use-chart.js';

/** A box in percent of the plot, from its inline start and its top. A box without a size is a point. */
export interface CursorBox {
  x: number;
  y: number;
  width?: number | undefined;
  height?: number | undefined;
}

interface ChartCursorProps {
  chart: Chart;
  point: ChartPoint;
  box: CursorBox;
  kind: SwatchKind;
  /** The text of the value if it is more than the value itself. */
  value?: string | undefined;
  /** Draws a line across the plot at the inline position. */
  rule?: boolean | undefined;
}

const below = 40;

/** The mark around the active point and the tooltip with its value. What it says is also announced. */
export function ChartCursor({ chart, point, box, kind, value, rule }: ChartCursorProps) {
  const { x, y, width = 0, height = 0 } = box;
  const series = chart.series[point.series];
  const cell = series?.cells[point.at];
  if (!series || !cell) return null;
  const position = { '--x': x, '--y': y, '--w': width, '--h': height, '--middle': x + width / 2 } as CSSProperties;
  return (
    <>
      {rule && <div data-slot="rule" style={position} />}
      <div data-slot="cursor" data-point={(width === 0 && height === 0) || undefined} style={position} />
      <div data-slot="tooltip" data-below={y < below || undefined} style={position} aria-hidden>
        <span data-slot="tooltip-category">{chart.categories[point.at]}</span>
        <span data-slot="tooltip-value">
          {kind !== 'none' && <ChartSwatch chartId={chart.id} color={series.color} kind={kind} />}
          {chart.series.length > 1 && <bdi>{series.name}</bdi>}
          <b>
            <bdi>{value ?? chart.textOf(cell)}</bdi>
          </b>
        </span>
        {cell.note && <span>{cell.note}</span>}
      </div>
    </>
  );
}
