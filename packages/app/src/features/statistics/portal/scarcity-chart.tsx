import { codeGroups } from '@attesta/domain/codes/code-group';
import { formatCode } from '@attesta/domain/codes/codes';
import { minimumOrganisations } from '@attesta/domain/statistics/cells';
import { maxScarcity } from '@attesta/domain/statistics/scarcity';
import {
  scarcityFinding,
  scarcityTable,
  type ScarcityCell,
  type ScarcityRow,
} from '@attesta/domain/statistics/scarcity-rows';
import { HeatMap } from '@attesta/ui/data/heat-map';
import type { ChartDatum } from '@attesta/ui/data/line-chart';
import { Select } from '@attesta/ui/inputs/select';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormats } from '../../../platform/i18n/formats';
import { renderWithCodes, TextWithCodes, useCodeLabel } from '../../codes';
import { FilteredSheet } from './filtered-sheet';
import { regulationOf, type PortalChartProps } from './figures';
import { useGroupName } from './use-group-name';
import { useHiddenReason, usePortalChart, useQuarter } from './use-portal-chart';

const none: readonly never[] = [];

function useRowName() {
  const codeLabel = useCodeLabel();
  const groupName = useGroupName();
  return useCallback(
    ({ id, isGroup }: Pick<ScarcityRow, 'id' | 'isGroup'>) =>
      isGroup ? groupName(id) : `${formatCode(id)} ${codeLabel(id)}`,
    [codeLabel, groupName],
  );
}

/** Returns a function that makes a cell of the heat map. A quarter without places is shown as the highest scarcity. */
function useCell() {
  const { t } = useTranslation('statistics');
  const hidden = useHiddenReason();
  return useCallback(
    (cell: ScarcityCell): ChartDatum => {
      if (cell.state === 'few' || cell.state === 'withheld') return { value: null, withheld: hidden(cell.state) };
      const ofGroup = cell.isOfGroup ? t('portal.scarcity.ofGroup') : undefined;
      if (cell.state === 'shown') return { value: cell.value, note: ofGroup };
      const note = [t('portal.scarcity.noPlaces'), ofGroup].filter((text) => text !== undefined).join(' ');
      return { value: maxScarcity, note };
    },
    [t, hidden],
  );
}

/** How many devices there are for each place, by code and quarter: the scarcest codes, all groups, or a group. */
export function ScarcityChart({ regulation: id, count, cells }: PortalChartProps) {
  const { t } = useTranslation('statistics');
  const { number } = useFormats();
  const [parameters, setParameters] = useSearchParams();
  const regulation = regulationOf(id);
  const shared = usePortalChart(count);
  const groupName = useGroupName();
  const rowName = useRowName();
  const quarterName = useQuarter();
  const cellOf = useCell();

  const groups = useMemo(() => codeGroups.filter((group) => group.regulation === regulation), [regulation]);
  const given = parameters.get('codes') ?? '';
  const scarcest = useMemo(
    () => scarcityTable(cells, count.day, { regulation, show: 'scarcest' }),
    [cells, count.day, regulation],
  );
  const isKnown = given === 'groups' || given === 'scarcest' || groups.some((group) => group.id === given);
  // Codes need five operators each; until then their groups are more useful than an empty chart.
  const show = isKnown ? given : scarcest.rows.length > 0 ? 'scarcest' : 'groups';
  const table = useMemo(
    () => (show === 'scarcest' ? scarcest : scarcityTable(cells, count.day, { regulation, show })),
    [scarcest, cells, count.day, regulation, show],
  );
  const rows = useMemo(
    () => table.rows.map((row) => ({ id: row.id, name: rowName(row), values: row.cells.map(cellOf) })),
    [table, rowName, cellOf],
  );
  const columns = useMemo(() => table.quarters.map(quarterName), [table, quarterName]);
  const formatValue = useCallback(
    (value: number) => (value >= maxScarcity ? `${number(maxScarcity)}+` : number(value)),
    [number],
  );
  const finding = scarcityFinding(table);
  const hasValues = table.rows.some(({ cells: ofRow }) => ofRow.some((cell) => 'isOfGroup' in cell));
  const limit = number(minimumOrganisations);
  const choose = (next: string) =>
    setParameters(
      (current) => {
        current.set('codes', next);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <FilteredSheet>
      <div data-slot="filter">
        <Select
          label={t('portal.scarcity.show')}
          options={[
            { value: 'scarcest', label: t('portal.scarcity.scarcest') },
            { value: 'groups', label: t('portal.scarcity.groups') },
            ...groups.map((group) => ({ value: group.id, label: groupName(group.id) })),
          ]}
          value={show}
          onValueChange={choose}
        />
      </div>
      <HeatMap
        {...shared}
        labels={{ empty: t('portal.scarcity.empty', { limit }) }}
        title={t('portal.scarcity.title')}
        subtitle={t('portal.scarcity.subtitle')}
        summary={
          finding ? (
            <TextWithCodes>
              {t(finding.value === null ? 'portal.scarcity.summaryNoPlaces' : 'portal.scarcity.summary', {
                code: rowName(finding.row),
                quarter: quarterName(finding.quarter),
                value: formatValue(finding.value ?? maxScarcity),
              })}
            </TextWithCodes>
          ) : (
            hasValues && t('portal.scarcity.empty', { limit })
          )
        }
        categoryHeader={t('portal.scarcity.quarterHeader')}
        columns={columns}
        renderName={renderWithCodes}
        rows={hasValues ? rows : none}
        formatValue={formatValue}
      />
    </FilteredSheet>
  );
}
