import type { CourseFacts } from '@attesta/domain/courses/schema';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { courseTimes } from './course-times';

const Lines = styled.span`
  display: grid;
  & > small {
    color: var(--at-text-muted);
    font-size: var(--at-small);
  }
`;

/** When a course takes place, in its time zone and, if it differs, in the user's time zone. */
export function CourseTime({ course }: { course: Pick<CourseFacts, 'startsAt' | 'endsAt' | 'timeZone'> }) {
  const { t, i18n } = useTranslation('courses');
  const { period, zone, offset, own } = courseTimes(course, i18n.language);
  return (
    <Lines>
      <time dateTime={course.startsAt}>{period}</time>
      <small>{zone === offset ? offset : t('facts.zone', { zone, offset })}</small>
      {own && <small>{t(own.zone === own.offset ? 'facts.ownTimeOffset' : 'facts.ownTime', { ...own })}</small>}
    </Lines>
  );
}
