'use client';
import type { Chart } from './use-chart.js';
import { ChartSwatch, type SwatchKind } from './chart-swatch.js';

/** A button per series that hides or shows it. The name of a button ends with the title of the chart, so it is unique. */
export function ChartLegend({ chart, kind, titleId }: { chart: Chart; kind: SwatchKind; titleId: string }) {
  return (
    <ul data-slot="legend" aria-label={chart.labels.legend}>
      {chart.series.map(({ id, name, color, isHidden, index }) => (
        <li key={id}>
          <button
            type="button"
            data-slot="legend-button"
            id={`${chart.id}-series-${index}`}
            aria-pressed={!isHidden}
            aria-labelledby={`${chart.id}-series-${index} ${titleId}`}
            onClick={() => chart.toggle(id)}
          >
            <ChartSwatch chartId={chart.id} color={color} kind={kind} />
            <bdi>{name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
