import { Link } from '@attesta/ui/navigation/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { QuietRow } from './entry-list.styles';

const sections = [
  { title: 'video', to: '/video' },
  { title: 'codes', to: '/codes' },
  { title: 'hubMatchmaking', to: '/matchmaking' },
  { title: 'jobBoard', to: '/job-board' },
  { title: 'courses', to: '/courses' },
  { title: 'community', to: '/community' },
] as const;

/** One row of links to the six sections of the hub, which are not available yet. */
export function PlannedSections() {
  const { t } = useTranslation(['hub', 'portal']);
  return (
    <QuietRow aria-labelledby="nexus-sections">
      <bdi id="nexus-sections">{t('nexus.sections')}</bdi>
      <ul>
        {sections.map(({ title, to }) => (
          <li key={title}>
            <Link render={<RouterLink to={to} />}>{t(`titles.${title}`, { ns: 'portal' })}</Link>
          </li>
        ))}
      </ul>
    </QuietRow>
  );
}
