import { formatCode } from '@attesta/domain/codes/codes';
import { demandForCodes } from '@attesta/domain/statistics/demand';
import { monthsFrom } from '@attesta/domain/statistics/quarters';
import { cellReader } from '@attesta/domain/statistics/read-cells';
import { LineChart, type ChartX } from '@attesta/ui/data/line-chart';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/formats';
import { TextWithCodes } from '../codes';
import { ChartSheet, usePortalChart, useReadCell } from '../statistics';
import type { DemandChartProps } from './figures';

/** At most six lines are distinguishable. */
const maxCodes = 6;
const shownMonths = 18;

/** The devices that need the body's codes, by month of the target date: the codes with the highest demand. */
export function DemandChart({ codes, count, cells }: DemandChartProps) {
  const { t } = useTranslation('analytics');
  const { month, number } = useFormats();
  const shared = usePortalChart(count);
  const datum = useReadCell();
  const read = useMemo(() => cellReader(cells), [cells]);
  const highest = useMemo(() => demandForCodes(read, codes, count.day).slice(0, maxCodes), [read, codes, count.day]);
  const x = useMemo(() => monthsFrom(count.day, shownMonths), [count.day]);
  const series = useMemo(
    () =>
      highest.map(({ code }) => ({
        id: code,
        name: formatCode(code),
        values: x.map((one) => datum(read('demand-month', [code, one]))),
      })),
    [highest, x, datum, read],
  );
  const formatX = useCallback((at: ChartX) => month(String(at)), [month]);
  const [first] = highest;
  return (
    <ChartSheet>
      <LineChart
        {...shared}
        level={2}
        labels={{ empty: t('notEnough') }}
        title={t('demand.title')}
        subtitle={t('demand.subtitle')}
        summary={
          first && (
            <TextWithCodes>
              {t('demand.summary', { code: formatCode(first.code), devices: number(first.devices) })}
            </TextWithCodes>
          )
        }
        categoryHeader={t('month')}
        x={x}
        formatX={formatX}
        series={series}
        height={14}
      />
    </ChartSheet>
  );
}
