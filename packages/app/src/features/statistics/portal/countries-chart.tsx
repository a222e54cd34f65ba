import { minimumOrganisations } from '@attesta/domain/statistics/cells';
import { highestCells } from '@attesta/domain/statistics/read-cells';
import { unstated } from '@attesta/domain/statistics/figures';
import { BarChart } from '@attesta/ui/data/bar-chart';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { ChartSheet } from '../charts/chart-sheet';
import { regulationOf, type PortalChartProps } from './figures';
import { usePortalChart } from './use-portal-chart';

/** Countries that the chart shows. */
const maxCountries = 10;

/** The devices of a regulation by country of the manufacturer: the countries with the most. */
export function CountriesChart({ regulation: id, count, cells }: PortalChartProps) {
  const { t } = useTranslation('statistics');
  const { country, number } = useFormats();
  const shared = usePortalChart(count);
  const regulation = regulationOf(id);
  const highest = useMemo(
    () => highestCells(cells, 'devices-by-country', regulation).slice(0, maxCountries),
    [cells, regulation],
  );
  const nameOf = (code: string) => (code === unstated ? t('portal.unstated') : country(code));
  const first = highest.find(({ name }) => name !== unstated);
  return (
    <ChartSheet>
      <BarChart
        {...shared}
        labels={{ empty: t('portal.nothing') }}
        title={t('portal.countries.title')}
        subtitle={t('portal.countries.subtitle', {
          regulation,
          rows: number(maxCountries),
          limit: number(minimumOrganisations),
        })}
        summary={first && t('portal.countries.summary', { country: nameOf(first.name), value: number(first.value) })}
        categoryHeader={t('portal.countries.header')}
        categories={highest.map(({ name }) => nameOf(name))}
        series={[{ id: 'devices', name: t('portal.devices'), values: highest.map(({ value }) => value) }]}
        orientation="horizontal"
        showValues
      />
    </ChartSheet>
  );
}
