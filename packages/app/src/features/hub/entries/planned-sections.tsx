import { Heading, Text } from '@attesta/ui/display/typography';
import { Link } from '@attesta/ui/navigation/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { QuietLinks } from './entry-list.styles';

const sections = [
  { title: 'video', to: '/video' },
  { title: 'codes', to: '/codes' },
  { title: 'hubMatchmaking', to: '/matchmaking' },
  { title: 'jobBoard', to: '/job-board' },
  { title: 'courses', to: '/courses' },
  { title: 'community', to: '/community' },
] as const;

/** Links to the six sections of the hub, which are not available yet. */
export function PlannedSections() {
  const { t } = useTranslation(['hub', 'portal']);
  return (
    <section aria-labelledby="nexus-sections">
      <Heading level={2} size="h3" id="nexus-sections">
        {t('nexus.sections')}
      </Heading>
      <Text tone="muted">{t('nexus.sectionsText')}</Text>
      <QuietLinks>
        {sections.map(({ title, to }) => (
          <li key={title}>
            <Link render={<RouterLink to={to} />}>{t(`titles.${title}`, { ns: 'portal' })}</Link>
          </li>
        ))}
      </QuietLinks>
    </section>
  );
}
