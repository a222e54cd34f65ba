import { riskClassesOf } from '@attesta/domain/classes/class-variant';
import { minimumOrganisations } from '@attesta/domain/statistics/cells';
import { monthsFrom } from '@attesta/domain/statistics/quarters';
import { cellReader } from '@attesta/domain/statistics/read-cells';
import { HeatMap } from '@attesta/ui/data/heat-map';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { ChartSheet } from '../charts/chart-sheet';
import { regulationOf, type PortalChartProps } from './figures';
import { usePortalChart } from './use-portal-chart';
import { useReadCell } from './use-read-cell';

/** Months of the target date that the chart shows, from the current one on. */
const targetMonths = 12;

/**
 * The median days from the target date of a device to the first start of a match, by class and month of the target date. A
 * heat map: lines would overlap, and most classes have months without a number.
 */
export function NextStartChart({ regulation: id, count, cells }: PortalChartProps) {
  const { t } = useTranslation('statistics');
  const { briefMonth, number } = useFormats();
  const shared = usePortalChart(count);
  const datum = useReadCell();
  const regulation = regulationOf(id);
  const read = useMemo(() => cellReader(cells), [cells]);
  const months = useMemo(() => monthsFrom(count.day, targetMonths), [count.day]);
  const columns = useMemo(() => months.map(briefMonth), [months, briefMonth]);
  const rows = useMemo(
    () =>
      riskClassesOf[regulation].map((riskClass) => ({
        id: riskClass,
        name: t('portal.class', { name: riskClass }),
        values: months.map((month) => datum(read('next-start', [regulation, riskClass, month]))),
      })),
    [regulation, months, read, datum, t],
  );
  const all = read('next-start', [regulation]);
  const summary = () => {
    if (all.state === 'no_start') return t('portal.nextStart.summaryNoStart', { regulation });
    if (all.state !== 'shown') return t('portal.nothing');
    if (all.value === 0) return t('portal.nextStart.summaryNow', { regulation });
    const days = number(all.value, { style: 'unit', unit: 'day', unitDisplay: 'long' });
    return t('portal.nextStart.summary', { regulation, days });
  };
  const isEmpty = rows.every(({ values }) => values.every(({ value }) => value === null));
  return (
    <ChartSheet>
      <HeatMap
        {...shared}
        labels={{ empty: t('portal.nextStart.empty', { limit: number(minimumOrganisations) }) }}
        title={t('portal.nextStart.title')}
        subtitle={t('portal.nextStart.subtitle', { regulation })}
        summary={summary()}
        categoryHeader={t('columns.month')}
        columns={columns}
        rows={isEmpty ? [] : rows}
        color={2}
      />
    </ChartSheet>
  );
}
