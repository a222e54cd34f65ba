import type { CourseFacts } from '@attesta/domain/courses/schema';
import { CalendarDays, MapPin, MonitorPlay } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { courseDays } from './course-times';

const Lead = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  & svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
`;

/** Days and format of a course, below its title. */
export function CourseLead({ course }: { course: CourseFacts }) {
  const { t, i18n } = useTranslation('courses');
  const isOnline = course.format === 'online';
  return (
    <Lead>
      <span>
        <CalendarDays aria-hidden />
        <bdi>{courseDays(course, i18n.language)}</bdi>
      </span>
      <span>
        {isOnline ? <MonitorPlay aria-hidden /> : <MapPin aria-hidden />}
        <span>{isOnline ? t('facts.online') : t('facts.onSite')}</span>
      </span>
    </Lead>
  );
}
