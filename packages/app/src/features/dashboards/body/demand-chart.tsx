import { freePlacesIn } from '@attesta/domain/availability/month-state';
import type { WindowView } from '@attesta/domain/availability/schema';
import { formatCode } from '@attesta/domain/codes/codes';
import { demandForCodes } from '@attesta/domain/statistics/demand';
import type { PublishedCell, StatisticsCount } from '@attesta/domain/statistics/figures';
import { cellReader } from '@attesta/domain/statistics/read-cells';
import { BarChart } from '@attesta/ui/data/bar-chart';
import { Link } from '@attesta/ui/navigation/link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormats } from '../../../platform/i18n/formats';
import { paths } from '../../../platform/navigation/paths';
import { renderWithCodes, TextWithCodes, useCodeLabel } from '../../codes';
import { ChartSheet, usePortalChart } from '../../statistics';

/** Number of codes on the dashboard. Analytics shows more. */
const maxCodes = 6;

interface DemandChartProps {
  /** The product codes that the body is designated for. */
  codes: readonly string[];
  windows: readonly WindowView[];
  count: StatisticsCount;
  cells: readonly PublishedCell[];
}

/** The devices that need the body's codes, highest demand first, beside its free places. */
export function DemandChart({ codes, windows, count, cells }: DemandChartProps) {
  const { t } = useTranslation(['dashboards', 'analytics']);
  const { number } = useFormats();
  const codeLabel = useCodeLabel();
  const shared = usePortalChart(count);
  const highest = useMemo(
    () => demandForCodes(cellReader(cells), codes, count.day).slice(0, maxCodes),
    [cells, codes, count.day],
  );
  const free = (code: string) => freePlacesIn(windows.filter((window) => !window.past && window.code === code));
  const [first] = highest;
  return (
    <ChartSheet>
      <BarChart
        {...shared}
        level={2}
        labels={{ empty: t('notEnough', { ns: 'analytics' }) }}
        title={t('demand.title', { ns: 'analytics' })}
        subtitle={t('body.demand.subtitle')}
        summary={
          first && (
            <TextWithCodes>
              {t('demand.summary', { ns: 'analytics', code: formatCode(first.code), devices: number(first.devices) })}
            </TextWithCodes>
          )
        }
        categoryHeader={t('supply.code', { ns: 'analytics' })}
        categories={highest.map(({ code }) => `${formatCode(code)} ${codeLabel(code)}`)}
        series={
          first
            ? [
                {
                  id: 'devices',
                  name: t('supply.devices', { ns: 'analytics' }),
                  values: highest.map(({ devices }) => devices),
                },
                {
                  id: 'places',
                  name: t('supply.places', { ns: 'analytics' }),
                  values: highest.map(({ code }) => free(code)),
                },
              ]
            : []
        }
        orientation="horizontal"
        showValues
        renderName={renderWithCodes}
      />
      <Link render={<RouterLink to={paths.analytics} />}>{t('body.demand.all')}</Link>
    </ChartSheet>
  );
}
