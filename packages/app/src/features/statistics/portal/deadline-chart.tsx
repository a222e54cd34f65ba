import { riskClassesOf } from '@attesta/domain/classes/class-variant';
import { currentPeriod } from '@attesta/domain/statistics/figures';
import { cellReader } from '@attesta/domain/statistics/read-cells';
import { daysBetween } from '@attesta/domain/values/dates';
import { BarChart } from '@attesta/ui/data/bar-chart';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { ChartSheet } from '../charts/chart-sheet';
import { regulationOf, type PortalChartProps } from './figures';
import { usePortalChart } from './use-portal-chart';
import { useReadCell } from './use-read-cell';

const ends = ['2027-12-31', '2028-12-31', '2029-12-31'] as const;
/** The ends that exist under each regulation. */
const endsOf = { mdr: ends.slice(0, 2), ivdr: ends } as const;

/** Legacy devices without a certificate under the regulation, by the end of their transition period and class. */
export function DeadlineChart({ regulation, count, cells }: PortalChartProps) {
  const { t } = useTranslation('statistics');
  const { date, number } = useFormats();
  const shared = usePortalChart(count);
  const datum = useReadCell();
  const read = useMemo(() => cellReader(cells), [cells]);
  const id = regulationOf(regulation);
  const shown = endsOf[regulation];
  const [next = ends[0]] = shown;
  const total = read('deadline-wave', [id], currentPeriod);
  const days = number(Math.max(0, daysBetween(count.day, next)));
  return (
    <ChartSheet>
      <BarChart
        {...shared}
        title={t('portal.deadlines.title')}
        subtitle={t('portal.deadlines.subtitle', { regulation: id })}
        summary={
          total.state === 'shown'
            ? t('portal.deadlines.summary', { value: number(total.value), days, date: date(next) })
            : t('portal.deadlines.countdown', { days, date: date(next) })
        }
        categoryHeader={t('portal.deadlines.header')}
        categories={shown.map(date)}
        series={riskClassesOf[id].map((riskClass) => ({
          id: riskClass,
          name: t('portal.class', { name: riskClass }),
          values: shown.map((end) => datum(read('deadline-wave', [id, end, riskClass]))),
        }))}
        layout="stacked"
        height={12}
      />
    </ChartSheet>
  );
}
