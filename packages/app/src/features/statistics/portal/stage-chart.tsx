import { stages } from '@attesta/domain/devices/vocabulary';
import { cellReader } from '@attesta/domain/statistics/read-cells';
import { BarChart } from '@attesta/ui/data/bar-chart';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { ChartSheet } from '../charts/chart-sheet';
import type { PortalChartProps } from './figures';
import { usePortalChart } from './use-portal-chart';
import { useReadCell } from './use-read-cell';

/** The devices of a regulation in each stage on the day of the count. */
export function StageChart({ regulation, count, cells }: PortalChartProps) {
  const { t } = useTranslation(['statistics', 'devices']);
  const { number } = useFormats();
  const shared = usePortalChart(count);
  const datum = useReadCell();
  const read = useMemo(() => cellReader(cells), [cells]);
  const found = stages.map((stage) => ({ stage, cell: read('devices-by-stage', [regulation.toUpperCase(), stage]) }));
  const most = found
    .flatMap(({ stage, cell }) => (cell.state === 'shown' ? [{ stage, value: cell.value }] : []))
    .toSorted((one, other) => other.value - one.value)[0];
  return (
    <ChartSheet>
      <BarChart
        {...shared}
        title={t('portal.stages.title')}
        subtitle={t('portal.stages.subtitle', { regulation: regulation.toUpperCase() })}
        summary={
          most
            ? t('portal.stages.summary', { stage: t(`devices:stages.${most.stage}`), value: number(most.value) })
            : t('portal.nothing')
        }
        categoryHeader={t('portal.stages.header')}
        categories={stages.map((stage) => t(`devices:stages.${stage}`))}
        series={[{ id: 'devices', name: t('portal.devices'), values: found.map(({ cell }) => datum(cell)) }]}
        orientation="horizontal"
        showValues
      />
    </ChartSheet>
  );
}
