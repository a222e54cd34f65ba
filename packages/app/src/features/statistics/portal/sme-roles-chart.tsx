import { roleIds, roleNames, roleOfName } from '@attesta/domain/access/roles';
import { cellReader, smeShareOf } from '@attesta/domain/statistics/read-cells';
import { BarChart } from '@attesta/ui/data/bar-chart';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartSheet } from '../charts/chart-sheet';
import { usePercent } from '../charts/use-figure-value';
import type { PortalChartProps } from './figures';
import { usePortalChart } from './use-portal-chart';
import { useReadCell } from './use-read-cell';

const operatorRoles = roleIds.filter((id) => roleOfName(roleNames[id]) === 'market_operator');

/** The share of small and medium-sized operators in each role of market operators. */
export function SmeRolesChart({ count, cells }: Omit<PortalChartProps, 'regulation'>) {
  const { t } = useTranslation(['statistics', 'signIn']);
  const percent = usePercent();
  const shared = usePortalChart(count);
  const datum = useReadCell();
  const shares = useMemo(() => {
    const read = cellReader(cells);
    return operatorRoles.map((role) => ({ role, share: smeShareOf(read, undefined, [role]) }));
  }, [cells]);
  const [highest] = shares
    .flatMap(({ role, share }) => (share.state === 'shown' ? [{ role, value: share.value }] : []))
    .toSorted((one, other) => other.value - one.value);
  return (
    <ChartSheet>
      <BarChart
        {...shared}
        title={t('portal.smeRoles.title')}
        subtitle={t('portal.smeRoles.subtitle')}
        summary={
          highest
            ? t('portal.smeRoles.summary', {
                role: t(`signIn:roles.${highest.role}.name`),
                share: percent(highest.value),
              })
            : t('portal.nothing')
        }
        categoryHeader={t('portal.people.header')}
        categories={operatorRoles.map((role) => t(`signIn:roles.${role}.name`))}
        series={[{ id: 'share', name: t('portal.sme.share'), values: shares.map(({ share }) => datum(share)) }]}
        formatValue={percent}
        orientation="horizontal"
        showValues
      />
    </ChartSheet>
  );
}
