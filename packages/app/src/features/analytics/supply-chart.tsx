import { findCode, formatCode } from '@attesta/domain/codes/codes';
import { demandForCodes } from '@attesta/domain/statistics/demand';
import { freePlacesOf } from '@attesta/domain/statistics/own-windows';
import { monthsFrom } from '@attesta/domain/statistics/quarters';
import { cellReader } from '@attesta/domain/statistics/read-cells';
import { LineChart, type ChartX } from '@attesta/ui/data/line-chart';
import { Select } from '@attesta/ui/inputs/select';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFormats } from '../../platform/i18n/formats';
import { TextWithCodes, useCodeLabel } from '../codes';
import { ChartSheet, usePortalChart, useReadCell } from '../statistics';
import type { DemandChartProps, OwnChartProps } from './figures';

const shownMonths = 18;

const Sheet = styled(ChartSheet)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  & [data-part='select'] {
    font-family: var(--at-font-mono); /* its value begins with a code */
  }
`;

/** The body's free places for one of its codes beside the devices that need it, by month. The code is in the address. */
export function SupplyChart({ windows, codes, count, cells }: DemandChartProps & OwnChartProps) {
  const { t } = useTranslation('analytics');
  const { month, number } = useFormats();
  const codeLabel = useCodeLabel();
  const shared = usePortalChart(count);
  const datum = useReadCell();
  const [parameters, setParameters] = useSearchParams();
  const read = useMemo(() => cellReader(cells), [cells]);
  const given = parameters.get('code') ?? '';
  const code = codes.includes(given) ? given : (demandForCodes(read, codes, count.day)[0]?.code ?? codes[0] ?? '');
  const x = useMemo(() => monthsFrom(count.day, shownMonths), [count.day]);
  const series = useMemo(
    () => [
      { id: 'places', name: t('supply.places'), values: x.map((one) => freePlacesOf(windows, code, one, count.day)) },
      { id: 'devices', name: t('supply.devices'), values: x.map((one) => datum(read('demand-month', [code, one]))) },
    ],
    [t, x, windows, code, count.day, datum, read],
  );
  const formatX = useCallback((at: ChartX) => month(String(at)), [month]);
  const choose = (next: string) =>
    setParameters(
      (current) => {
        current.set('code', next);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Sheet>
      <Select
        label={t('supply.code')}
        options={codes.filter(findCode).map((id) => ({ value: id, label: `${formatCode(id)} ${codeLabel(id)}` }))}
        value={code}
        onValueChange={choose}
      />
      <LineChart
        {...shared}
        level={2}
        title={t('supply.title')}
        subtitle={t('supply.subtitle')}
        summary={
          <TextWithCodes>
            {t('supply.summary', {
              month: month(x[0] ?? ''),
              places: number(freePlacesOf(windows, code, x[0] ?? '', count.day)),
              code: formatCode(code),
            })}
          </TextWithCodes>
        }
        categoryHeader={t('month')}
        x={x}
        formatX={formatX}
        series={series}
        height={14}
      />
    </Sheet>
  );
}
