import { bodyMetrics } from '@attesta/domain/statistics/metrics';
import { Card } from '@attesta/ui/display/card';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Button } from '@attesta/ui/inputs/button';
import { ChartLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { availabilityPaths } from '../availability';
import { Page } from '../../platform/shell/page';

/** "Analytics": not counted yet. States each figure that will appear, and links to the windows they are based on. */
export function Component() {
  const { t } = useTranslation(['analytics', 'portal']);
  return (
    <Page title={t('titles.analytics', { ns: 'portal' })} lead={t('lead')}>
      <Card>
        <EmptyState
          icon={<ChartLine />}
          headingLevel={2}
          title={t('empty.title')}
          action={<Button render={<RouterLink to={availabilityPaths.calendar} />}>{t('empty.action')}</Button>}
        >
          {t('empty.text')}
        </EmptyState>
      </Card>
      <Card title={t('planned')}>
        <DescriptionList
          items={bodyMetrics.map((metric) => ({
            term: t(`metrics.${metric}.name`),
            description: t(`metrics.${metric}.definition`),
          }))}
        />
      </Card>
    </Page>
  );
}
