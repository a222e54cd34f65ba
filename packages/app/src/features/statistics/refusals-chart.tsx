import { figuresOf, refusalReasons, type StatisticsRegulation } from '@attesta/domain/statistics/regulation-figures';
import { BarChart } from '@attesta/ui/data/bar-chart';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/formats';
import { ChartSheet, useChartProps } from './charts/chart-sheet';
import { useDatum } from './charts/use-datum';
import { usePercent } from './charts/use-figure-value';

const none: readonly never[] = [];

/** The reasons for refusals in two surveys, published for the MDR only. */
export function RefusalsChart({ regulation }: { regulation: StatisticsRegulation }) {
  const { t } = useTranslation('statistics');
  const { month } = useFormats();
  const percent = usePercent();
  const datum = useDatum();
  const reasons = regulation === 'mdr' ? refusalReasons : none;
  const figures = useMemo(() => reasons.flatMap(figuresOf), [reasons]);
  const shared = useChartProps(figures);
  const [categories, series] = useMemo(() => {
    const months = [...new Set(figures.map((figure) => figure.month))].toSorted();
    return [
      reasons.map((reason) => t(`metrics.${reason}.short`)),
      months.map((id) => ({
        id,
        name: month(id),
        values: reasons.map((reason) =>
          datum(
            figures.find((figure) => figure.metric === reason && figure.month === id),
            t(`metrics.${reason}.definition`),
          ),
        ),
      })),
    ];
  }, [reasons, figures, month, datum, t]);
  const valueOf = (reason: (typeof refusalReasons)[number], at: 0 | -1) =>
    percent(figuresOf(reason).at(at)?.value ?? 0);
  const [incomplete, scope] = refusalReasons;
  return (
    <ChartSheet>
      <BarChart
        {...shared}
        labels={{ empty: t('charts.mdrOnly') }}
        title={t('charts.refusals.title')}
        subtitle={t('charts.refusals.subtitle')}
        summary={
          regulation === 'mdr' &&
          t('charts.refusals.summary', {
            incomplete: valueOf(incomplete, -1),
            incompleteBefore: valueOf(incomplete, 0),
            scope: valueOf(scope, -1),
            scopeBefore: valueOf(scope, 0),
          })
        }
        categoryHeader={t('columns.reason')}
        categories={categories}
        series={series}
        formatValue={percent}
        layout="dumbbell"
        showValues
      />
    </ChartSheet>
  );
}
