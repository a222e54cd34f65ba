import type { CourseRegistration } from '@attesta/domain/courses/schema';

/** Number of registrations on the hub. */
const shownRegistrations = 5;

type Listed = Pick<CourseRegistration, 'id' | 'state' | 'createdAt'> & {
  course: Pick<CourseRegistration['course'], 'startsAt' | 'endsAt'>;
};

/**
 * The registrations to show on the hub: active ones for courses that have not ended, next course first, then the others
 * in their order, which is last created first.
 */
export function hubRegistrations<Registration extends Listed>(
  registrations: readonly Registration[],
  now: number,
): Registration[] {
  const isNext = ({ state, course }: Registration) => state !== 'cancelled' && Date.parse(course.endsAt) > now;
  const startOf = ({ course }: Registration) => Date.parse(course.startsAt);
  const next = registrations.filter(isNext).sort((one, other) => startOf(one) - startOf(other));
  return [...next, ...registrations.filter((one) => !isNext(one))].slice(0, shownRegistrations);
}
