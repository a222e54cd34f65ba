import { getCourseRegistration } from '@attesta/domain/courses/calls';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { ReadState } from '../../../platform/errors/read-state';
import { useCall } from '../../../platform/http/use-call';
import { usePageTitle } from '../../../platform/navigation/page-title';
import { Page } from '../../../platform/shell/page/page';
import { CourseError } from '../course/course-error';
import { CourseLead } from '../course/course-lead';
import { CourseTitle } from '../course/course-title';
import { PageSkeleton } from '../course/skeletons';
import { OrderStepper } from '../steps/order-stepper';
import { RegistrationView } from './registration-view';
import { coursePaths } from '../../../platform/navigation/paths';

/** One of the user's registrations. Step 4 of a new registration. */
export function RegistrationPage({ courseId, id }: { courseId: string; id: string }) {
  const { t } = useTranslation(['courses', 'problems']);
  const isNew = (useLocation().state as { isNew?: boolean } | null)?.isNew === true;
  const read = useCall(getCourseRegistration, { params: { id } });
  const registration = read.data?.registration;
  const course = registration?.course;
  usePageTitle(course?.title);
  if (course && course.id !== courseId) return <Navigate to={coursePaths.registration(course.id, id)} replace />;
  return (
    <Page title={course ? <CourseTitle course={course} /> : t('title')} lead={course && <CourseLead course={course} />}>
      <ReadState
        read={read}
        skeleton={<PageSkeleton />}
        framed
        renderError={(problem) => (
          <CourseError problem={problem} onRetry={() => void read.reload()} registrationFor={courseId} />
        )}
      >
        {(data) => (
          <>
            {isNew && data.registration.state !== 'cancelled' && (
              <OrderStepper step="confirmation" isFree={data.registration.billing === null} />
            )}
            <RegistrationView registration={data.registration} isNew={isNew} />
          </>
        )}
      </ReadState>
    </Page>
  );
}
