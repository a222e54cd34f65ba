import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { ReadState } from '../../../platform/errors/read-state';
import { usePageTitle } from '../../../platform/navigation/page-title';
import { Page } from '../../../platform/shell/page';
import { ClosedCourse } from '../course/closed-course';
import { CourseError } from '../course/course-error';
import { CourseLead } from '../course/course-lead';
import { CourseTitle } from '../course/course-title';
import { coursePaths } from '../course/paths';
import { PageSkeleton } from '../course/skeletons';
import { useCurrentCourse } from '../order/use-current-course';
import { useOwnRegistrations } from '../order/use-own-registrations';
import { OrderOfCourse } from './order-of-course';

/** Registration for a course. Opens the user's registration if there is an active one. */
export function OrderPage({ courseId }: { courseId: string }) {
  const { t } = useTranslation(['courses', 'problems', 'devices', 'account']);
  const read = useCurrentCourse(courseId);
  const own = useOwnRegistrations();
  const course = read.data?.course;
  usePageTitle(course?.title);
  const active = own.data?.registrations.find((one) => one.course.id === courseId && one.state !== 'cancelled');

  if (active) return <Navigate to={coursePaths.registration(courseId, active.id)} replace />;
  return (
    <Page title={course ? <CourseTitle course={course} /> : t('title')} lead={course && <CourseLead course={course} />}>
      <ReadState
        read={read}
        skeleton={<PageSkeleton />}
        framed
        renderError={(problem) => <CourseError problem={problem} onRetry={() => void read.reload()} />}
      >
        {(data) =>
          data.course.state === 'closed' || data.course.state === 'cancelled' ? (
            <ClosedCourse course={data.course} state={data.course.state} />
          ) : (
            <ReadState framed read={own} skeleton={<PageSkeleton />}>
              {() => <OrderOfCourse course={data.course} />}
            </ReadState>
          )
        }
      </ReadState>
    </Page>
  );
}
