import { formatCode } from '@attesta/domain/codes/codes';
import { demandForCodes, missedCodes } from '@attesta/domain/statistics/demand';
import { cellReader } from '@attesta/domain/statistics/read-cells';
import { BarChart } from '@attesta/ui/data/bar-chart';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/formats';
import { renderWithCodes, TextWithCodes, useCodeLabel } from '../codes';
import { ChartSheet, usePortalChart } from '../statistics';
import type { DemandChartProps } from './figures';

const maxCodes = 10;
/** The demand for codes of the body's groups that are not in its designation. */
export function MissedCodesChart({ codes, count, cells }: DemandChartProps) {
  const { t } = useTranslation('analytics');
  const { number } = useFormats();
  const codeLabel = useCodeLabel();
  const shared = usePortalChart(count);
  const missed = useMemo(
    () => demandForCodes(cellReader(cells), missedCodes(codes), count.day).slice(0, maxCodes),
    [cells, codes, count.day],
  );
  const [first] = missed;
  return (
    <ChartSheet>
      <BarChart
        {...shared}
        level={2}
        labels={{ empty: t('missed.none') }}
        title={t('missed.title')}
        subtitle={t('missed.subtitle')}
        summary={
          first && (
            <TextWithCodes>
              {t('missed.summary', { code: formatCode(first.code), devices: number(first.devices) })}
            </TextWithCodes>
          )
        }
        categoryHeader={t('missed.header')}
        categories={missed.map(({ code }) => `${formatCode(code)} ${codeLabel(code)}`)}
        series={[{ id: 'devices', name: t('supply.devices'), values: missed.map(({ devices }) => devices) }]}
        orientation="horizontal"
        showValues
        renderName={renderWithCodes}
      />
    </ChartSheet>
  );
}
