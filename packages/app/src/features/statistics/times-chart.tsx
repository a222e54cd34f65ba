import { figuresOf, timeShares, type StatisticsRegulation } from '@attesta/domain/statistics/regulation-figures';
import { BarChart } from '@attesta/ui/data/bar-chart';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartSheet, useChartProps } from './charts/chart-sheet';
import { useDatum } from './charts/use-datum';
import { usePercent } from './charts/use-figure-value';

type TimeShare = (typeof timeShares)[number];
const none: readonly TimeShare[] = [];

/** Shares of applications and certificates within a time, published for the MDR only. */
export function TimesChart({ regulation }: { regulation: StatisticsRegulation }) {
  const { t } = useTranslation('statistics');
  const percent = usePercent();
  const datum = useDatum();
  const metrics: readonly TimeShare[] = regulation === 'mdr' ? timeShares : none;
  const figures = useMemo(() => metrics.flatMap((metric) => figuresOf<TimeShare>(metric).slice(-1)), [metrics]);
  const shared = useChartProps(figures);
  const [categories, series] = useMemo(
    () => [
      figures.map(({ metric }) => t(`metrics.${metric}.short`)),
      [
        {
          id: 'share',
          name: t('charts.times.share'),
          values: figures.map((figure) => datum(figure, t(`metrics.${figure.metric}.definition`))),
        },
        { id: 'rest', name: t('charts.times.rest'), values: figures.map(({ value }) => 100 - value) },
      ],
    ],
    [figures, datum, t],
  );
  return (
    <ChartSheet>
      <BarChart
        {...shared}
        labels={{ empty: t('charts.mdrOnly') }}
        title={t('charts.times.title')}
        subtitle={t('charts.times.subtitle')}
        summary={regulation === 'mdr' && t('charts.times.summary', { share: percent(figures[0]?.value ?? 0) })}
        categoryHeader={t('columns.figure')}
        categories={categories}
        series={series}
        formatValue={percent}
        layout="percent"
        orientation="horizontal"
        showValues
      />
    </ChartSheet>
  );
}
