import type { Course } from '@attesta/domain/courses/schema';
import { Card } from '@attesta/ui/display/card';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { CourseFacts, CourseSummary } from './course-facts';
import { deadlineIn } from './course-times';
import { paths } from '../../../platform/navigation/paths';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** A course that accepts no registrations: why not, and its facts. */
export function ClosedCourse({ course, state }: { course: Course; state: 'closed' | 'cancelled' }) {
  const { t, i18n } = useTranslation('courses');
  return (
    <Stack>
      {/* Announced, because registration may end while the page is open. */}
      <Alert
        tone="warning"
        live="status"
        title={t(`closed.${state}.title`)}
        action={
          <Button variant="text" size="small" render={<RouterLink to={paths.hub} />}>
            {t('error.toHub')}
          </Button>
        }
      >
        {t(`closed.${state}.text`, { date: deadlineIn(course.timeZone, course.closesAt, i18n.language) })}
      </Alert>
      <Card title={t('course.about')}>
        <Stack>
          <CourseSummary course={course} />
          <CourseFacts course={course} />
        </Stack>
      </Card>
    </Stack>
  );
}
