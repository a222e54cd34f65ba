import { registrationConflictSchema, type RegistrationConflict } from '@attesta/domain/courses/calls';
import type { Course } from '@attesta/domain/courses/schema';
import { problemOf } from '../../../platform/http/problem';

const codes = ['price_changed', 'course_full', 'course_closed', 'not_found'] as const;

/** Why the course does not accept a registration any more. */
export interface CourseConflict {
  code: (typeof codes)[number];
  /** The current facts, or null: a host may send the fields of every error response only. */
  facts: Pick<RegistrationConflict, 'course' | 'price'> | null;
}

/** The conflict of a failed registration, or null for any other failure. */
export function conflictIn(failure: unknown): CourseConflict | null {
  const code = codes.find((one) => one === problemOf(failure).code);
  if (!code) return null;
  const parsed = registrationConflictSchema.safeParse(failure);
  return { code, facts: parsed.success ? { course: parsed.data.course, price: parsed.data.price } : null };
}

const acceptsRegistrations = ({ state }: Course) => state === 'open' || state === 'waiting_list';

/** The loaded course as far as a conflict without facts shows its current state. */
export function courseAfter(conflict: CourseConflict | null, course: Course): Course {
  if (!conflict || conflict.facts || !acceptsRegistrations(course)) return course;
  if (conflict.code === 'course_full') return { ...course, state: 'waiting_list', placesLeft: 0 };
  return conflict.code === 'course_closed' ? { ...course, state: 'closed' } : course;
}

/** Whether a failed registration was rejected for the participant or the billing address. */
export const isAboutDetails = (failure: unknown): boolean =>
  Object.keys(problemOf(failure).fields).some((field) => /^(participant|billing)\b/.test(field));
