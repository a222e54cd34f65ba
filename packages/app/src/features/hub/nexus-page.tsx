import { Chip } from '@attesta/ui/display/chip';
import { Heading, Text } from '@attesta/ui/display/typography';
import { useUnit } from 'effector-react';
import {
  BookOpen,
  Briefcase,
  CalendarDays,
  Clapperboard,
  ClipboardList,
  GraduationCap,
  Handshake,
  LayoutDashboard,
  ListChecks,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { CoursesSection } from '../courses';
import { $user } from '../../platform/session/model';
import { defaultDashboard } from '../../platform/guard/decide';

interface Entry {
  id:
    | 'matches'
    | 'devices'
    | 'availability'
    | 'video'
    | 'codes'
    | 'hubMatchmaking'
    | 'jobBoard'
    | 'courses'
    | 'community';
  to: string;
  icon: LucideIcon;
}

const operatorWork: Entry[] = [
  { id: 'devices', to: '/dashboard/market-operator/list-medical-devices', icon: ClipboardList },
  { id: 'matches', to: '/dashboard/market-operator/matchmaking-medical-devices', icon: ListChecks },
];
const bodyWork: Entry[] = [{ id: 'availability', to: '/dashboard/notified-body/gantt', icon: CalendarDays }];
const sections: Entry[] = [
  { id: 'video', to: '/video', icon: Clapperboard },
  { id: 'codes', to: '/codes', icon: BookOpen },
  { id: 'hubMatchmaking', to: '/matchmaking', icon: Handshake },
  { id: 'jobBoard', to: '/job-board', icon: Briefcase },
  { id: 'courses', to: '/courses', icon: GraduationCap },
  { id: 'community', to: '/community', icon: Users },
];

const Page = styled.div`
  display: grid;
  gap: 32px;
  & section {
    display: grid;
    gap: 12px;
  }
`;

/** A list of links on one surface, separated by hairlines. An empty cell in the last row has none. */
const EntryList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: 1px;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow: hidden;
  border: 1px solid var(--at-line);
  border-radius: var(--at-radius);
  background: var(--at-sheet);
  & li {
    outline: 1px solid var(--at-line);
  }
  & a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 16px;
    align-items: start;
    align-content: start;
    block-size: 100%;
    padding: 16px 20px;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    background: var(--at-hover);
  }
  & a:focus-visible {
    outline-offset: -2px;
  }
  & a > svg {
    inline-size: 22px;
    block-size: 22px;
    color: var(--at-primary-text);
  }
  & strong {
    font-weight: 500;
    line-height: 24px;
  }
  /* The badge moves below the name if both do not fit on one line. */
  & [data-slot='name'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 12px;
  }
  & [data-slot='what'] {
    grid-row: 2;
    grid-column: 2;
    color: var(--at-text-muted);
  }
`;

/** The hub: links to the user's work, and the sections available to everyone. */
export function Component() {
  const { t } = useTranslation('hub');
  const user = useUnit($user);
  if (!user) return null;
  const isBody = user.role === 'notified_body';
  const work = user.role === 'market_operator' ? operatorWork : isBody ? bodyWork : [];
  return (
    <Page>
      <div>
        <Heading level={1} size="h2">
          {user.first_name ? t('nexus.greeting', { name: user.first_name }) : t('nexus.title')}
        </Heading>
        <Text tone="muted" size="large">
          {t('nexus.lead')}
        </Text>
      </div>
      {work.length > 0 && (
        <section aria-labelledby="nexus-work">
          <Heading level={2} size="h4" id="nexus-work">
            {t('nexus.work')}
          </Heading>
          <EntryList>
            <EntryLink
              to={defaultDashboard(user.role)}
              icon={LayoutDashboard}
              name={t('nexus.dashboard.name')}
              description={isBody ? t('nexus.dashboard.body') : t('nexus.dashboard.operator')}
            />
            {work.map(({ id, to, icon }) => (
              <EntryLink
                key={id}
                to={to}
                icon={icon}
                name={t(`nexus.${id}.name`)}
                description={t(`nexus.${id}.what`)}
              />
            ))}
          </EntryList>
        </section>
      )}
      <CoursesSection />
      <section aria-labelledby="nexus-sections">
        <Heading level={2} size="h4" id="nexus-sections">
          {t('nexus.sections')}
        </Heading>
        <EntryList>
          {sections.map(({ id, to, icon }) => (
            <EntryLink
              key={id}
              to={to}
              icon={icon}
              name={t(`nexus.${id}.name`)}
              description={t(`nexus.${id}.what`)}
              badge={t('nexus.soon')}
            />
          ))}
        </EntryList>
      </section>
    </Page>
  );
}

function EntryLink({
  to,
  icon: Icon,
  name,
  description,
  badge,
}: {
  to: string;
  icon: LucideIcon;
  name: string;
  description: string;
  badge?: string;
}) {
  return (
    <li>
      <RouterLink to={to}>
        <Icon aria-hidden />
        <span data-slot="name">
          <strong>{name}</strong>
          {badge && <Chip shape="dashed">{badge}</Chip>}
        </span>
        <span data-slot="what">{description}</span>
      </RouterLink>
    </li>
  );
}
