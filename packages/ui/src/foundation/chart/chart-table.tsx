'use client';
import type { Chart } from './use-chart.js';

interface ChartTableProps {
  chart: Chart;
  header: string;
  titleId: string;
  /** Element whose text is the second half of the name of the scrollable region. */
  switchId: string;
  title: string;
}

/** The figures of the chart as a table, with all series, also the hidden ones. */
export function ChartTable({ chart, header, titleId, switchId, title }: ChartTableProps) {
  const { series, categories, textOf } = chart;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div data-slot="table" role="region" aria-labelledby={`${switchId} ${titleId}`} tabIndex={0}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{header}</th>
            {series.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, at) => (
            <tr key={at}>
              <th scope="row">{category}</th>
              {series.map(({ id, cells }) => (
                <td key={id} data-none={cells[at]?.value === null || undefined}>
                  <bdi>{textOf(cells[at])}</bdi>
                  {cells[at]?.note && <small>{cells[at].note}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
