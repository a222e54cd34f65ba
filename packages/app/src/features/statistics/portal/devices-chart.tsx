import { riskClassesOf } from '@attesta/domain/classes/class-variant';
import { unstated } from '@attesta/domain/statistics/figures';
import { cellReader, monthsOf } from '@attesta/domain/statistics/read-cells';
import { BarChart } from '@attesta/ui/data/bar-chart';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { ChartSheet } from '../charts/chart-sheet';
import { regulationOf, shownMonths, type PortalChartProps } from './figures';
import { usePortalChart } from './use-portal-chart';
import { useReadCell } from './use-read-cell';

/** The devices of a regulation at the end of each month and at the last count, by class. */
export function DevicesChart({ regulation, count, cells }: PortalChartProps) {
  const { t } = useTranslation('statistics');
  const { month, date, number } = useFormats();
  const shared = usePortalChart(count);
  const datum = useReadCell();
  const read = useMemo(() => cellReader(cells), [cells]);
  const id = regulationOf(regulation);
  const months = monthsOf(cells, 'devices-registered', shownMonths);
  const periods = [...months, undefined];
  const classes = [...riskClassesOf[id], unstated];
  const total = read('devices-registered', [id]);
  return (
    <ChartSheet>
      <BarChart
        {...shared}
        title={t('portal.registered.title')}
        subtitle={t('portal.registered.subtitle', { regulation: id })}
        summary={
          total.state === 'shown'
            ? t('portal.registered.summary', { value: number(total.value), regulation: id, date: date(count.day) })
            : t('portal.nothing')
        }
        categoryHeader={t('columns.month')}
        categories={[...months.map(month), date(count.day)]}
        series={classes.map((name) => ({
          id: name,
          name: name === unstated ? t('portal.unstated') : t('portal.class', { name }),
          values: periods.map((period) => datum(read('devices-registered', [id, name], period))),
        }))}
        layout="stacked"
        height={15}
      />
    </ChartSheet>
  );
}
