import { fillOf } from './chart-patterns.js';

export type SwatchKind = 'fill' | 'line' | 'dot' | 'none';

interface ChartSwatchProps {
  chartId: string;
  color: number;
  kind: SwatchKind;
}

/** The sign of a series in legend and tooltip: its pattern, its dashes or its point. */
export function ChartSwatch({ chartId, color, kind }: ChartSwatchProps) {
  return (
    <svg data-slot="swatch" data-series={color} width="20" height="12" aria-hidden focusable="false">
      {kind === 'fill' && (
        <rect data-slot="bar" x="1" y="1" width="18" height="10" rx="1" fill={fillOf(chartId, color)} />
      )}
      {kind === 'line' && <path data-slot="line" d="M0 6H20" />}
      {kind === 'dot' && <PointShape color={color} x="10" y="6" />}
    </svg>
  );
}

/** The point of a series: circle, square, diamond or triangle, so that series differ without colour. */
export function PointShape({ color, x, y, hollow }: { color: number; x: string; y: string; hollow?: boolean }) {
  return (
    <svg x={x} y={y} overflow="visible" data-slot="point" data-series={color} data-hollow={hollow || undefined}>
      {color % 4 === 1 && <circle r="4" />}
      {color % 4 === 2 && <rect x="-4" y="-4" width="8" height="8" />}
      {color % 4 === 3 && <path d="M0-5.5L5.5 0 0 5.5-5.5 0z" />}
      {color % 4 === 0 && <path d="M0-5L5 4H-5z" />}
    </svg>
  );
}
