import { formatCode } from '@attesta/domain/codes/codes';
import { openBodiesByMonth } from '@attesta/domain/statistics/bodies-by-month';
import { HeatMap } from '@attesta/ui/data/heat-map';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { renderWithCodes, useCodeLabel } from '../../codes';
import { FilteredSheet } from './filtered-sheet';
import { regulationOf, type PortalChartProps } from './figures';
import { fewest, GroupFilter, useGroupChoice } from './group-filter';
import { usePortalChart } from './use-portal-chart';

/** The bodies with a usable window, by code and month: the codes with the fewest, or those of a group. */
export function OpenMonthsChart({ regulation: id, count, cells }: PortalChartProps) {
  const { t } = useTranslation('statistics');
  const { briefMonth, number } = useFormats();
  const codeLabel = useCodeLabel();
  const shared = usePortalChart(count);
  const regulation = regulationOf(id);
  const choice = useGroupChoice('openCodes', regulation, 'first');
  const show = choice.value;
  const { months, rows, never, total } = useMemo(
    () => openBodiesByMonth(cells, count.day, { regulation, group: show === fewest ? null : show }),
    [cells, count.day, regulation, show],
  );
  const columns = useMemo(() => months.map(briefMonth), [months, briefMonth]);
  const heatRows = useMemo(
    () =>
      rows.map((row) => ({ id: row.code, name: `${formatCode(row.code)} ${codeLabel(row.code)}`, values: row.bodies })),
    [rows, codeLabel],
  );
  return (
    <FilteredSheet>
      <GroupFilter label={t('portal.openMonths.show')} fewestLabel={t('portal.openMonths.fewest')} choice={choice} />
      <HeatMap
        {...shared}
        labels={{ empty: t('portal.bodies.empty') }}
        title={t('portal.openMonths.title')}
        subtitle={t('portal.openMonths.subtitle', { regulation })}
        summary={total > 0 && t('portal.openMonths.summary', { codes: number(never), total: number(total) })}
        categoryHeader={t('columns.month')}
        columns={columns}
        rows={heatRows}
        renderName={renderWithCodes}
        color={3}
      />
    </FilteredSheet>
  );
}
