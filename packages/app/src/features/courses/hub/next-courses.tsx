import { listCourseRegistrations, listCourses } from '@attesta/domain/courses/calls';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Heading } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../../platform/errors/read-state';
import { useCall } from '../../../platform/http/use-call';
import { ListSkeleton } from '../course/skeletons';
import { NextCourse } from './next-course';
import { Rows } from './hub.styles';

/** Number of courses that the hub shows before the user asks for all, and then. */
const shownCourses = 3;
const allCourses = 50;

/** The courses that the hub shows. */
export const nextCourses = { query: { pageSize: allCourses } };

/** The next courses, each with a link to its registration. */
export function NextCourses() {
  const { t } = useTranslation(['courses', 'problems']);
  const [isComplete, setComplete] = useState(false);
  const read = useCall(listCourses, nextCourses);
  const own = useCall(listCourseRegistrations, {}).data?.registrations ?? [];
  return (
    <section aria-labelledby="hub-next-courses">
      <Heading level={2} size="h3" id="hub-next-courses">
        {t('hub.next')}
      </Heading>
      <ReadState read={read} skeleton={<ListSkeleton />} framed>
        {({ courses }) =>
          courses.length === 0 ? (
            <Card>
              <EmptyState icon={<GraduationCap />} title={t('hub.none')}>
                {t('hub.noneText')}
              </EmptyState>
            </Card>
          ) : (
            <Rows>
              {(isComplete ? courses : courses.slice(0, shownCourses)).map((course) => (
                <NextCourse
                  key={course.id}
                  course={course}
                  registration={own.find((one) => one.course.id === course.id && one.state !== 'cancelled')}
                />
              ))}
              {!isComplete && courses.length > shownCourses && (
                <li data-slot="more">
                  <Button variant="text" onClick={() => setComplete(true)}>
                    {t('hub.showAll', { count: courses.length })}
                  </Button>
                </li>
              )}
            </Rows>
          )
        }
      </ReadState>
    </section>
  );
}
