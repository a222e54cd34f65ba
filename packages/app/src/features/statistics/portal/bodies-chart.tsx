import { codesByBodies } from '@attesta/domain/statistics/bodies-by-code';
import { formatCode } from '@attesta/domain/codes/codes';
import { BarChart } from '@attesta/ui/data/bar-chart';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { renderWithCodes, useCodeLabel } from '../../codes';
import { regulationOf, type PortalChartProps } from './figures';
import { FilteredSheet } from './filtered-sheet';
import { fewest, GroupFilter, useGroupChoice } from './group-filter';
import { usePortalChart } from './use-portal-chart';

/** The bodies with a usable window in the next 90 days, beside those designated: the codes with the fewest, or of a group. */
export function BodiesChart({ regulation, count, cells }: PortalChartProps) {
  const { t } = useTranslation('statistics');
  const { number } = useFormats();
  const codeLabel = useCodeLabel();
  const shared = usePortalChart(count);
  const choice = useGroupChoice('bodyCodes', regulationOf(regulation), fewest);
  const { codes, withoutWindow, total } = useMemo(
    () => codesByBodies(cells, regulationOf(regulation), choice.value === fewest ? null : choice.value),
    [cells, regulation, choice.value],
  );
  const categories = useMemo(() => codes.map(({ id }) => `${formatCode(id)} ${codeLabel(id)}`), [codes, codeLabel]);
  const series = useMemo(
    () =>
      (['designated', 'open'] as const).map((id) => ({
        id,
        name: t(`portal.bodies.${id}`),
        values: codes.map((code) => code[id]),
      })),
    [codes, t],
  );
  return (
    <FilteredSheet>
      <GroupFilter label={t('portal.bodies.show')} fewestLabel={t('portal.bodies.fewest')} choice={choice} />
      <BarChart
        {...shared}
        labels={{ empty: t('portal.bodies.empty') }}
        title={t('portal.bodies.title')}
        subtitle={t('portal.bodies.subtitle', { regulation: regulationOf(regulation) })}
        summary={t('portal.bodies.summary', { codes: number(withoutWindow), total: number(total) })}
        categoryHeader={t('portal.bodies.header')}
        categories={categories}
        series={series}
        orientation="horizontal"
        showValues
        renderName={renderWithCodes}
      />
    </FilteredSheet>
  );
}
