import { roleIds } from '@attesta/domain/access/roles';
import { cellReader } from '@attesta/domain/statistics/read-cells';
import { BarChart } from '@attesta/ui/data/bar-chart';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { ChartSheet } from '../charts/chart-sheet';
import type { PortalChartProps } from './figures';
import { usePortalChart } from './use-portal-chart';
import { useReadCell } from './use-read-cell';

/** The active accounts of each role. */
export function PeopleChart({ count, cells }: Omit<PortalChartProps, 'regulation'>) {
  const { t } = useTranslation(['statistics', 'signIn']);
  const { number } = useFormats();
  const shared = usePortalChart(count);
  const datum = useReadCell();
  const read = useMemo(() => cellReader(cells), [cells]);
  const total = read('operators-by-role', []);
  const found = roleIds.map((role) => read('operators-by-role', [role]));
  return (
    <ChartSheet>
      <BarChart
        {...shared}
        title={t('portal.people.title')}
        subtitle={t('portal.people.subtitle')}
        summary={
          total.state === 'shown' ? t('portal.people.summary', { value: number(total.value) }) : t('portal.nothing')
        }
        categoryHeader={t('portal.people.header')}
        categories={roleIds.map((role) => t(`signIn:roles.${role}.name`))}
        series={[
          {
            id: 'accounts',
            name: t('portal.people.accounts'),
            values: found.map((cell) => datum(cell)),
          },
        ]}
        orientation="horizontal"
        showValues
      />
    </ChartSheet>
  );
}
