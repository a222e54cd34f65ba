import type { Course } from '@attesta/domain/courses/schema';
import type { Ref } from 'react';
import type { Cart } from '../../../checkout';
import type { OrderStep } from '../../order/steps';

/** Props of every step. */
export interface StepProps {
  course: Course;
  cart: Cart;
  /** Receives the focus when the step opens. */
  heading: Ref<HTMLHeadingElement>;
  /** Opens a step. */
  go: (step: OrderStep) => void;
}
