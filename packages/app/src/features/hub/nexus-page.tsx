import { readRequest } from '../../platform/http/early-reads';
import { listCourseRegistrations, listCourses } from '@attesta/domain/courses/calls';
import { Heading, Text } from '@attesta/ui/display/typography';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CoursesSection, nextCourses } from '../courses';
import { $user } from '../../platform/session/model';
import { WorkSection } from './entries/work-section';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Suspense, useEffect } from 'react';
import { $person } from '../../platform/session/person';
import type { User } from '../../platform/session/user';
import { lazyOptional } from '../../platform/start/lazy-optional';
import { Pending } from './next/pending';
import { $firstRunEnded, readFirstRunFx } from './first-run/model';
import { Link } from '@attesta/ui/navigation/link';
import { Link as RouterLink } from 'react-router-dom';
import { QuietRow } from './entries/entry-list.styles';
import { paths } from '../../platform/navigation/paths';

const sections = [
  { title: 'video', to: paths.video },
  { title: 'codes', to: paths.codes },
  { title: 'hubMatchmaking', to: paths.hubMatchmaking },
  { title: 'jobBoard', to: paths.jobBoard },
  { title: 'courses', to: paths.courses },
  { title: 'community', to: paths.community },
] as const;

/** One row of links to the six sections of the hub. Each page says what is available today. */
function PlannedSections() {
  const { t } = useTranslation(['hub', 'portal']);
  return (
    <QuietRow aria-labelledby="nexus-sections">
      <bdi id="nexus-sections">{t('nexus.sections')}</bdi>
      <ul>
        {sections.map(({ title, to }) => (
          <li key={title}>
            <Link render={<RouterLink to={to} />}>{t(`menu.${title}`, { ns: 'portal' })}</Link>
          </li>
        ))}
      </ul>
    </QuietRow>
  );
}

/** Loaded for new users only. */
const FirstRun = lazyOptional(() => import('./first-run/first-run').then((module) => module.FirstRun));
const NextStepSection = lazyOptional(() => import('./next/next-step-section').then((module) => module.NextStepSection));

/** The first card of the hub: onboarding steps, then the next step. */
function Lead({ user }: { user: User }) {
  const [ended, person, read] = useUnit([$firstRunEnded, $person, readFirstRunFx]);
  useEffect(() => {
    if (ended === undefined) void read();
  }, [ended, read]);
  if (ended === undefined) return <Pending />;
  const next = <NextStepSection user={user} />;
  return (
    <Suspense fallback={<Pending />}>
      {person !== null && ended === person ? next : <FirstRun user={user} next={next} />}
    </Suspense>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  & > [data-slot='placeholder'] {
    display: none;
    gap: 32px;
  }
  &:has([data-slot='pending'], [data-part='loading']) {
    & > [data-slot='placeholder'] {
      display: grid;
    }
    & > :is(section, nav) {
      display: none;
    }
  }
`;

export const reads = () => [readRequest(listCourses, nextCourses), readRequest(listCourseRegistrations, {})];

/** The hub: the next step, links to the user's work, courses, and its sections. */
export function Component() {
  const { t } = useTranslation('hub');
  const user = useUnit($user);
  if (!user) return null;
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
      <div data-slot="placeholder" aria-hidden>
        <Skeleton shape="sheet" height={160} />
        <Skeleton shape="sheet" height={280} />
      </div>
      <Lead user={user} />
      <WorkSection user={user} />
      <CoursesSection />
      <PlannedSections />
    </Page>
  );
}
