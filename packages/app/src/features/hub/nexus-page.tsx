import { readRequest } from '../../platform/http/early-reads';
import { listCourseRegistrations, listCourses } from '@attesta/domain/courses/calls';
import { nextCourses } from '../courses';
import { Heading, Text } from '@attesta/ui/display/typography';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CoursesSection } from '../courses';
import { $user } from '../../platform/session/model';
import type { User } from '../../platform/session/user';
import { lazyOptional } from '../../platform/start/lazy-optional';
import { PlannedSections } from './entries/planned-sections';
import { WorkSection } from './entries/work-section';
import { $firstRunEnded, firstRunKey, readFirstRunFx } from './first-run/model';

/** Loaded for new users only. */
const FirstRun = lazyOptional(() => import('./first-run/first-run').then((module) => module.FirstRun));

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

export const reads = () => [readRequest(listCourses, nextCourses), readRequest(listCourseRegistrations, {})];

/** The hub: the first steps of a new user, links to the user's work, and the sections available to everyone. */
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
      <FirstRunUnlessEnded user={user} />
      <WorkSection role={user.role} />
      <CoursesSection />
      <PlannedSections />
    </Page>
  );
}

function FirstRunUnlessEnded({ user }: { user: User }) {
  const [ended, read] = useUnit([$firstRunEnded, readFirstRunFx]);
  useEffect(() => {
    if (ended === undefined) void read();
  }, [ended, read]);
  if (ended === undefined || ended.includes(firstRunKey(user))) return null;
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <FirstRun user={user} />
    </Suspense>
  );
}
