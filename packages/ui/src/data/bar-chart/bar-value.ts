import { intlLocale } from '../../foundation/locale/intl-locale.js';
import type { ChartPoint } from '../../foundation/chart/chart-state.js';
import type { Chart } from '../../foundation/chart/use-chart.js';
import type { BarGeometry, BarLayout } from './bar-geometry.js';

/** Returns a function that formats shares of one as percentages. */
export const shareFormat = (locale: string) => {
  const percent = new Intl.NumberFormat(intlLocale(locale), { style: 'percent', maximumFractionDigits: 0 });
  return (share: number) => percent.format(share);
};

/**
 * Returns the text of a value in tooltip and announcement: in a 100 % chart with its share, unless the values are
 * already parts of a hundred.
 */
export function barValue(chart: Chart, { totals }: BarGeometry, layout: BarLayout, point: ChartPoint) {
  const cell = chart.series[point.series]?.cells[point.at];
  const total = totals[point.at] ?? 0;
  if (layout !== 'percent' || !cell || cell.value === null || total === 0 || Math.round(total) === 100)
    return undefined;
  return chart.labels.share(chart.textOf(cell), shareFormat(chart.locale)(Math.abs(cell.value) / total));
}
