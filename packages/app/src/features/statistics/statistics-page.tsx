import { minimumOrganisations, portalMetrics, statisticsMetrics } from '@attesta/domain/statistics/metrics';
import { Card } from '@attesta/ui/display/card';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { Text } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/formats';
import { Page } from '../../platform/shell/page';
import { FiguresCard } from './figures-card';
import { LatestFigures } from './latest-figures';
import { PairsCard } from './pairs-card';
import { SourcesCard } from './sources-card';

/**
 * "Global Statistics": published figures with their definitions and sources, and the figures that the portal will count
 * itself.
 */
export function Component() {
  const { t } = useTranslation(['statistics', 'portal']);
  const { number } = useFormats();
  return (
    <Page title={t('titles.statistics', { ns: 'portal' })} lead={t('lead')}>
      <Alert tone="info" title={t('notice.title')}>
        {t('notice.text')}
      </Alert>
      <LatestFigures />
      <PairsCard group="mdr" applications="mdrApplications" certificates="mdrCertificates" />
      <PairsCard group="ivdr" applications="ivdrApplications" certificates="ivdrCertificates" />
      <FiguresCard group="refusals" />
      <FiguresCard group="duration" />
      <FiguresCard group="scope" />
      <FiguresCard group="reviews" />
      <Card title={t('definitions')}>
        <DescriptionList
          items={statisticsMetrics.map((metric) => ({
            term: t(`metrics.${metric}.name`),
            description: t(`metrics.${metric}.definition`),
          }))}
        />
      </Card>
      <SourcesCard />
      <Card title={t('portal.title')} subtitle={t('portal.text')}>
        <DescriptionList
          items={portalMetrics.map((metric) => ({
            term: t(`portal.metrics.${metric}.name`),
            description: t(`portal.metrics.${metric}.definition`),
          }))}
        />
        <Text tone="muted">{t('portal.smallNumbers', { limit: number(minimumOrganisations) })}</Text>
      </Card>
    </Page>
  );
}
