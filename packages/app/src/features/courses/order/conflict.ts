import { registrationConflictSchema, type RegistrationConflict } from '@attesta/domain/courses/calls';
import { problemOf } from '../../../platform/http/problem';

const codes = ['price_changed', 'course_full', 'course_closed'] as const;

export interface CourseConflict extends Pick<RegistrationConflict, 'course' | 'price'> {
  code: (typeof codes)[number];
}

/** The conflict of a failed registration with the current course and price, or null for any other failure. */
export function conflictIn(failure: unknown): CourseConflict | null {
  const code = codes.find((one) => one === problemOf(failure).code);
  const parsed = registrationConflictSchema.safeParse(failure);
  return code && parsed.success ? { code, course: parsed.data.course, price: parsed.data.price } : null;
}

/** Whether a failed registration was rejected for the participant or the billing address. */
export const isAboutDetails = (failure: unknown): boolean =>
  Object.keys(problemOf(failure).fields).some((field) => /^(participant|billing)\b/.test(field));
