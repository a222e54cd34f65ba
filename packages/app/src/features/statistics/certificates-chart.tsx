import { per100, surveysOf, type StatisticsRegulation } from '@attesta/domain/statistics/regulation-figures';
import { LineChart, type ChartX } from '@attesta/ui/data/line-chart';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/formats';
import { ChartSheet, useChartProps } from './charts/chart-sheet';
import { useDatum } from './charts/use-datum';

/** Applications and certificates of one regulation, a point for each survey. */
export function CertificatesChart({ regulation }: { regulation: StatisticsRegulation }) {
  const { t } = useTranslation('statistics');
  const { month, number } = useFormats();
  const datum = useDatum();
  const surveys = useMemo(() => surveysOf(regulation), [regulation]);
  const shared = useChartProps(
    surveys.flatMap(({ applications, certificates }) => [applications ?? [], certificates ?? []].flat()),
  );
  const formatX = useCallback((x: ChartX) => month(String(x)), [month]);
  const x = useMemo(() => surveys.map((survey) => survey.month), [surveys]);
  const series = useMemo(
    () =>
      (['applications', 'certificates'] as const).map((id) => ({
        id,
        name: t(`columns.${id}`),
        values: surveys.map((survey) => datum(survey[id])),
      })),
    [surveys, datum, t],
  );
  const [first, last] = [surveys[0], surveys.at(-1)];
  const [applications, certificates] = [last?.applications?.value ?? 0, last?.certificates?.value ?? 0];
  return (
    <ChartSheet>
      <LineChart
        {...shared}
        title={t('charts.certificates.title')}
        subtitle={t('charts.certificates.subtitle', {
          regulation: regulation.toUpperCase(),
          from: month(first?.month ?? ''),
          to: month(last?.month ?? ''),
        })}
        summary={t('charts.certificates.summary', {
          month: month(last?.month ?? ''),
          share: number(per100(certificates, applications)),
          certificates: number(certificates),
          applications: number(applications),
        })}
        categoryHeader={t('columns.month')}
        x={x}
        formatX={formatX}
        series={series}
        height={17}
      />
    </ChartSheet>
  );
}
