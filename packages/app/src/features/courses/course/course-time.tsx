import type { CourseFacts } from '@attesta/domain/courses/schema';
import { Text } from '@attesta/ui/display/typography';
import { useTranslation } from 'react-i18next';
import { courseTimes } from './course-times';

/** When a course takes place, in its time zone and, if it differs, in the user's time zone. */
export function CourseTime({ course }: { course: Pick<CourseFacts, 'startsAt' | 'endsAt' | 'timeZone'> }) {
  const { t, i18n } = useTranslation('courses');
  const { period, zone, offset, own } = courseTimes(course, i18n.language);
  return (
    <>
      <time dateTime={course.startsAt}>{period}</time>
      <Text as="div" size="small" tone="muted">
        {t('facts.zone', { zone, offset })}
      </Text>
      {own && (
        <Text as="div" size="small" tone="muted">
          {t('facts.ownTime', { ...own })}
        </Text>
      )}
    </>
  );
}
