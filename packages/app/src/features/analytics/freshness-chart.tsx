import { freshnesses } from '@attesta/domain/availability/schema';
import { windowsByFreshness } from '@attesta/domain/statistics/own-windows';
import { BarChart } from '@attesta/ui/data/bar-chart';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/formats';
import { ChartSheet } from '../statistics';
import type { OwnChartProps } from './figures';

/** The body's windows that have not ended, by the time since they were confirmed. */
export function FreshnessChart({ windows }: OwnChartProps) {
  const { t } = useTranslation('analytics');
  const { number } = useFormats();
  const counts = useMemo(() => windowsByFreshness(windows), [windows]);
  const total = freshnesses.reduce((sum, id) => sum + counts[id], 0);
  return (
    <ChartSheet>
      <BarChart
        level={2}
        title={t('freshness.title')}
        subtitle={t('freshness.subtitle')}
        summary={t('freshness.summary', { stale: number(counts.stale), total: number(total) })}
        source={t('ownSource')}
        categoryHeader={t('freshness.header')}
        categories={freshnesses.map((id) => t(`freshness.${id}`))}
        series={[{ id: 'windows', name: t('freshness.windows'), values: freshnesses.map((id) => counts[id]) }]}
        orientation="horizontal"
        showValues
      />
    </ChartSheet>
  );
}
