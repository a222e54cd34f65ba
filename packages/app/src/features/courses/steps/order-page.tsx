import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { ReadState } from '../../../platform/errors/read-state';
import { usePageTitle } from '../../../platform/navigation/page-title';
import { Page } from '../../../platform/shell/page/page';
import { ClosedCourse } from '../course/closed-course';
import { CourseError } from '../course/course-error';
import { CourseLead } from '../course/course-lead';
import { CourseTitle } from '../course/course-title';
import { PageSkeleton } from '../course/skeletons';
import type { Course } from '@attesta/domain/courses/schema';
import { Order } from './order';
import { useUnit } from 'effector-react';
import { useEffect, useMemo, useState } from 'react';
import { $cart, $isCartRestored, cartRestoreRequested, type Cart } from '../../checkout';
import { isCartOf } from '../order/cart-of-course';
import { courseLeft, courseOpened, courseShown } from '../order/visit';
import { getCourse, listCourseRegistrations } from '@attesta/domain/courses/calls';
import { problemOf } from '../../../platform/http/problem';
import { courseAfter } from '../order/conflict';
import { useCall, type Read } from '../../../platform/http/use-call';
import { $confirmed, $conflict } from '../order/model';
import type { ResponseOf } from '@attesta/domain/contract/call';
import { coursePaths } from '../../../platform/navigation/paths';

/** Loads a course. Until it is loaded again after a rejected registration, its state follows from the rejection. */
function useCurrentCourse(courseId: string): Read<ResponseOf<typeof getCourse>> {
  const read = useCall(getCourse, { params: { courseId } });
  const conflict = useUnit($conflict);
  // Kept when the steps are replaced by another page, which resets the conflict.
  const [last, setLast] = useState(conflict);
  if (conflict && conflict !== last) setLast(conflict);
  const loaded = read.data?.course;
  const course = useMemo(() => loaded && courseAfter(last, loaded), [last, loaded]);
  if (last?.code === 'not_found') return { ...read, data: undefined, problem: problemOf({ code: last.code }) };
  return { ...read, data: course && { course } };
}

/** Opens the confirmation when the server has confirmed the registration. Returns whether it has. */
function useConfirmed(): boolean {
  const confirmed = useUnit($confirmed);
  const navigate = useNavigate();
  useEffect(() => {
    if (!confirmed) return;
    const { id, course } = confirmed;
    void navigate(coursePaths.registration(course.id, id), { replace: true, state: { isNew: true } });
  }, [confirmed, navigate]);
  return confirmed !== null;
}

/** Restores the cart and makes the course its product. Returns null until then. */
function useCourseCart(course: Course): Cart | null {
  const [cart, isRestored] = useUnit([$cart, $isCartRestored]);
  const [restore, opened, shown, left] = useUnit([cartRestoreRequested, courseOpened, courseShown, courseLeft]);
  useEffect(() => restore(), [restore]);
  useEffect(() => {
    opened(course.id);
    return () => left();
  }, [opened, left, course.id]);
  useEffect(() => {
    if (isRestored) shown(course);
  }, [isRestored, shown, course]);
  return isRestored && isCartOf(cart.checkout, course.id) ? cart : null;
}

/** The steps, as soon as the cart is restored and contains the course. */
function OrderOfCourse({ course }: { course: Course }) {
  const cart = useCourseCart(course);
  const isConfirmed = useConfirmed();
  return cart && !isConfirmed ? <Order course={course} cart={cart} /> : <PageSkeleton />;
}

/** Registration for a course. Opens the user's registration if there is an active one. */
export function OrderPage({ courseId }: { courseId: string }) {
  const { t } = useTranslation(['courses', 'problems']);
  const read = useCurrentCourse(courseId);
  const own = useCall(listCourseRegistrations, {});
  const isConfirmed = useUnit($confirmed) !== null;
  const course = read.data?.course;
  usePageTitle(course?.title);
  const active = own.data?.registrations.find((one) => one.course.id === courseId && one.state !== 'cancelled');

  // The confirmation of a new registration opens by itself.
  if (active && !isConfirmed) return <Navigate to={coursePaths.registration(courseId, active.id)} replace />;
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
