import { classMix } from '@attesta/domain/statistics/class-mix';
import type { Regulation } from '@attesta/domain/classes/class-variant';
import { cellReader } from '@attesta/domain/statistics/read-cells';
import { BarChart } from '@attesta/ui/data/bar-chart';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/formats';
import { ChartSheet, useHiddenReason, usePortalChart, useQuarter } from '../statistics';
import type { DemandChartProps } from './figures';

/** The demand for the body's groups of product codes, by class and quarter of the target date. */
export function ClassMixChart({ regulation, codes, count, cells }: DemandChartProps & { regulation: Regulation }) {
  const { t } = useTranslation(['analytics', 'statistics']);
  const { number } = useFormats();
  const shared = usePortalChart(count);
  const quarterName = useQuarter();
  const hiddenReason = useHiddenReason();
  const { quarters, groups, classes } = useMemo(
    () => classMix(cellReader(cells), codes, regulation, count.day),
    [cells, codes, regulation, count.day],
  );
  const categories = useMemo(() => quarters.map(quarterName), [quarters, quarterName]);
  const series = useMemo(
    () =>
      classes.map(({ riskClass, cells: ofClass }) => ({
        id: riskClass,
        name: t('statistics:portal.class', { name: riskClass }),
        values: ofClass.map(({ devices, hidden }) => {
          if (devices === 0) return { value: null, withheld: hiddenReason('few') };
          if (hidden === 0) return devices;
          const note = t('classMix.without', { hidden: number(hidden), total: number(groups.length) });
          return { value: devices, note };
        }),
      })),
    [classes, groups, number, hiddenReason, t],
  );
  const [most] = classes.toSorted((one, other) => other.devices - one.devices);
  const hasValues = most !== undefined && most.devices > 0;
  return (
    <ChartSheet>
      <BarChart
        {...shared}
        level={2}
        labels={{ empty: t('classMix.none') }}
        title={t('classMix.title')}
        subtitle={t('classMix.subtitle', { regulation })}
        summary={
          hasValues &&
          t('classMix.summary', {
            quarters: number(quarters.length),
            name: most.riskClass,
            value: number(most.devices),
          })
        }
        categoryHeader={t('classMix.header')}
        categories={categories}
        series={hasValues ? series : []}
        layout="stacked"
        height={14}
      />
    </ChartSheet>
  );
}
