import type { Course } from '@attesta/domain/courses/schema';
import { PageSkeleton } from '../course/skeletons';
import { useConfirmed } from '../order/use-confirmed';
import { useCourseCart } from '../order/use-course-cart';
import { Order } from './order';

/** The steps, as soon as the cart is restored and contains the course. */
export function OrderOfCourse({ course }: { course: Course }) {
  const cart = useCourseCart(course);
  const isConfirmed = useConfirmed();
  return cart && !isConfirmed ? <Order course={course} cart={cart} /> : <PageSkeleton />;
}
