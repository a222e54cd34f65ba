import { listCourseRegistrations, listCourses } from '@attesta/domain/courses/calls';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Heading } from '@attesta/ui/display/typography';
import { GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReadError, ReadState } from '../../../platform/errors/read-state';
import { useCall } from '../../../platform/http/use-call';
import { ListSkeleton } from '../course/skeletons';
import { NextCourse } from './next-course';
import { Rows } from './hub.styles';

/** Number of courses on the hub. */
const shownCourses = 3;

/** The next courses, each with a link to its registration. */
export function NextCourses() {
  const { t } = useTranslation(['courses', 'problems']);
  const read = useCall(listCourses, { query: { pageSize: shownCourses } });
  const own = useCall(listCourseRegistrations, {}).data?.registrations ?? [];
  return (
    <section aria-labelledby="hub-next-courses">
      <Heading level={2} size="h4" id="hub-next-courses">
        {t('hub.next')}
      </Heading>
      <ReadState
        read={read}
        skeleton={<ListSkeleton />}
        renderError={(problem) => (
          <Card>
            <ReadError problem={problem} onRetry={() => void read.reload()} />
          </Card>
        )}
      >
        {({ courses }) =>
          courses.length === 0 ? (
            <Card>
              <EmptyState icon={<GraduationCap />} title={t('hub.none')}>
                {t('hub.noneText')}
              </EmptyState>
            </Card>
          ) : (
            <Rows>
              {courses.map((course) => (
                <NextCourse
                  key={course.id}
                  course={course}
                  registration={own.find((one) => one.course.id === course.id && one.state !== 'cancelled')}
                />
              ))}
            </Rows>
          )
        }
      </ReadState>
    </section>
  );
}
