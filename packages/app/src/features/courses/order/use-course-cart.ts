import type { Course } from '@attesta/domain/courses/schema';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $cart, $isCartRestored, cartRestoreRequested, type Cart } from '../../checkout';
import { isCartOf } from './cart-of-course';
import { courseLeft, courseOpened, courseShown } from './visit';

/** Restores the cart and makes the course its product. Returns null until then. */
export function useCourseCart(course: Course): Cart | null {
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
