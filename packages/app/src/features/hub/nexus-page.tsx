import { readRequest } from '../../platform/http/early-reads';
import { listCourseRegistrations, listCourses } from '@attesta/domain/courses/calls';
import { Heading, Text } from '@attesta/ui/display/typography';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CoursesSection, nextCourses } from '../courses';
import { $user } from '../../platform/session/model';
import { PlannedSections } from './entries/planned-sections';
import { WorkSection } from './entries/work-section';
import { Lead } from './lead';

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

/** The hub: the next step, links to the user's work, courses, and the sections that are not available yet. */
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
      <Lead user={user} />
      <WorkSection role={user.role} />
      <CoursesSection />
      <PlannedSections />
    </Page>
  );
}
