import { findCode, formatCode } from '@attesta/domain/codes/codes';
import { monthsFrom } from '@attesta/domain/statistics/quarters';
import { utilisation } from '@attesta/domain/statistics/own-windows';
import { addMonths, type CalendarDate } from '@attesta/domain/values/dates';
import { LineChart, type ChartX } from '@attesta/ui/data/line-chart';
import { Select } from '@attesta/ui/inputs/select';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormats } from '../../platform/i18n/formats';
import { useCodeLabel } from '../codes';
import { FilteredSheet, usePercent } from '../statistics';
import type { OwnChartProps } from './figures';

/** Months before the current one, and months in all. */
const [before, shown] = [5, 18];

const allCodes = 'all';

/** The share of the body's places that are taken, by month, of all codes or of one, which is in the address. */
export function UseChart({
  windows: all,
  codes,
  today,
}: OwnChartProps & { codes: readonly string[]; today: CalendarDate }) {
  const { t } = useTranslation('analytics');
  const codeLabel = useCodeLabel();
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get('useOf') ?? '';
  const code = codes.includes(given) ? given : allCodes;
  const windows = useMemo(() => (code === allCodes ? all : all.filter((window) => window.code === code)), [all, code]);
  const choose = (next: string) =>
    setParameters(
      (current) => {
        current.set('useOf', next);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  const { month } = useFormats();
  const percent = usePercent();
  const x = useMemo(() => monthsFrom(addMonths(today, -before), shown), [today]);
  const series = useMemo(
    () => [{ id: 'use', name: t('use.taken'), values: x.map((one) => utilisation(windows, one)) }],
    [t, x, windows],
  );
  const current = utilisation(windows, today.slice(0, 7));
  const formatX = useCallback((at: ChartX) => month(String(at)), [month]);
  return (
    <FilteredSheet>
      <div data-slot="filter">
        <Select
          label={t('use.code')}
          options={[
            { value: allCodes, label: t('use.all') },
            ...codes.filter(findCode).map((id) => ({ value: id, label: `${formatCode(id)} ${codeLabel(id)}` })),
          ]}
          value={code}
          onValueChange={choose}
        />
      </div>
      <LineChart
        level={2}
        title={t('use.title')}
        subtitle={t('use.subtitle')}
        summary={
          current === null
            ? t('use.none', { month: month(today.slice(0, 7)) })
            : t('use.summary', { share: percent(current), month: month(today.slice(0, 7)) })
        }
        source={t('ownSource')}
        categoryHeader={t('month')}
        x={x}
        formatX={formatX}
        series={series}
        formatValue={percent}
        height={14}
      />
    </FilteredSheet>
  );
}
