import { getAccount } from '@attesta/domain/account/calls';
import type { Regulation } from '@attesta/domain/classes/class-variant';
import { highestCells } from '@attesta/domain/statistics/read-cells';
import { BarChart } from '@attesta/ui/data/bar-chart';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../platform/http/use-call';
import { useFormats } from '../../platform/i18n/formats';
import { ChartSheet, usePortalChart } from '../statistics';
import type { DemandChartProps } from './figures';

const maxLanguages = 10;

/** The devices with documentation in languages that the body does not accept. */
export function LanguagesChart({
  regulation,
  count,
  cells,
}: Omit<DemandChartProps, 'codes'> & { regulation: Regulation }) {
  const { t } = useTranslation(['analytics', 'statistics']);
  const { language, number } = useFormats();
  const shared = usePortalChart(count);
  const { data } = useCall(getAccount, {});
  const account = data?.account;
  const languages = useMemo(() => {
    if (account?.kind !== 'notified_body') return [];
    const accepted: readonly string[] = account.documentationLanguages;
    return highestCells(cells, 'demand-language', regulation)
      .filter(({ name }) => !accepted.includes(name))
      .slice(0, maxLanguages);
  }, [account, cells, regulation]);
  const [first] = languages;
  return (
    <ChartSheet>
      <BarChart
        {...shared}
        level={2}
        labels={{ empty: t('languages.none') }}
        title={t('languages.title')}
        subtitle={t('languages.subtitle', { regulation })}
        summary={first && t('languages.summary', { language: language(first.name), value: number(first.value) })}
        categoryHeader={t('languages.header')}
        categories={languages.map(({ name }) => language(name))}
        series={[{ id: 'devices', name: t('supply.devices'), values: languages.map(({ value }) => value) }]}
        orientation="horizontal"
        showValues
      />
    </ChartSheet>
  );
}
