import { cellReader, monthsOf, smeShareOf } from '@attesta/domain/statistics/read-cells';
import { LineChart, type ChartX } from '@attesta/ui/data/line-chart';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { ChartSheet } from '../charts/chart-sheet';
import { usePercent } from '../charts/use-figure-value';
import { shownMonths, type PortalChartProps } from './figures';
import { usePortalChart } from './use-portal-chart';
import { useReadCell } from './use-read-cell';

/** The share of small and medium-sized operators at the end of each month and at the last count. */
export function SmeChart({ count, cells }: Omit<PortalChartProps, 'regulation'>) {
  const { t } = useTranslation('statistics');
  const { month } = useFormats();
  const percent = usePercent();
  const shared = usePortalChart(count);
  const datum = useReadCell();
  const read = useMemo(() => cellReader(cells), [cells]);
  const months = monthsOf(cells, 'sme-share', shownMonths);
  const current = count.day.slice(0, 7);
  const x = [...months.filter((one) => one < current), current];
  const latest = smeShareOf(read);
  const formatX = useCallback((at: ChartX) => month(String(at)), [month]);
  return (
    <ChartSheet>
      <LineChart
        {...shared}
        title={t('portal.sme.title')}
        subtitle={t('portal.sme.subtitle')}
        summary={
          latest.state === 'shown' ? t('portal.sme.summary', { share: percent(latest.value) }) : t('portal.nothing')
        }
        categoryHeader={t('columns.month')}
        x={x}
        formatX={formatX}
        series={[
          {
            id: 'share',
            name: t('portal.sme.share'),
            values: x.map((period) => datum(smeShareOf(read, period === current ? undefined : period))),
          },
        ]}
        formatValue={percent}
        height={12}
      />
    </ChartSheet>
  );
}
