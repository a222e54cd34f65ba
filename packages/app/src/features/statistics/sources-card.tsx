import { sourceOf, statisticsSources, type StatisticsSource } from '@attesta/domain/statistics/sources';
import { Card } from '@attesta/ui/display/card';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { Link } from '@attesta/ui/navigation/link';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/formats';

const ids = Object.keys(statisticsSources) as StatisticsSource[];

/** Every source of the figures, with a link to its website. */
export function SourcesCard() {
  const { t } = useTranslation(['statistics', 'portal']);
  const { date } = useFormats();
  const items = ids.map((id) => {
    const { site, url, publishedOn } = sourceOf(id);
    const what = t(`sources.items.${id}`);
    return {
      id,
      term: (
        <Link external externalLabel={t('shell.newTab', { ns: 'portal' })} href={url}>
          {site}
        </Link>
      ),
      description: publishedOn ? t('sources.published', { what, date: date(publishedOn) }) : what,
    };
  });
  return (
    <Card title={t('sources.title')} subtitle={t('sources.text')}>
      <DescriptionList items={items} />
    </Card>
  );
}
