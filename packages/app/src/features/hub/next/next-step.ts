import type { WindowView } from '@attesta/domain/availability/schema';
import type { Course, CourseRegistration } from '@attesta/domain/courses/schema';
import type { DeviceAttention, NextApplication } from '@attesta/domain/devices/summary-schema';
import { staleWindows } from '../../dashboards';

/** The most important item of the user. */
export type NextStep =
  | { kind: 'device'; attention: DeviceAttention }
  | { kind: 'windows'; count: number; oldest: WindowView }
  | { kind: 'application'; application: NextApplication }
  | { kind: 'registration'; registration: CourseRegistration }
  | { kind: 'course'; course: Course }
  /** The external job board, for a candidate without another step. */
  | { kind: 'jobBoard' };

/** The user's records. Lists that the role does not have are empty. */
export interface NextStepRecords {
  /** The devices that need attention, most urgent first. */
  attention: readonly DeviceAttention[];
  /** The next application; null if there is none. */
  application: NextApplication | null;
  windows: readonly WindowView[];
  registrations: readonly CourseRegistration[];
  /** The next courses, next first. */
  courses: readonly Course[];
  isCandidate: boolean;
}

const startOf = ({ course }: Pick<CourseRegistration, 'course'>) => Date.parse(course.startsAt);

/** Returns the user's next registered course. On a waiting list, there is nothing to do. */
const nextRegistration = (registrations: readonly CourseRegistration[], now: number): CourseRegistration | null =>
  registrations
    .filter((registration) => registration.state === 'confirmed' && startOf(registration) > now)
    .toSorted((one, other) => startOf(one) - startOf(other))[0] ?? null;

/** Whether the target date of the application is not after the day on which the course starts. */
const isBeforeCourse = ({ target }: NextApplication, registration: CourseRegistration): boolean =>
  target !== null && Date.parse(target) <= startOf(registration);

/**
 * Returns the most important item: what needs attention, then the application or the registered course with the nearer
 * date, then the next open course. A candidate always has a step: without these, the positions on the job board. Null
 * if there is nothing to do.
 */
export function nextStep(
  { attention, application, windows, registrations, courses, isCandidate }: NextStepRecords,
  now: number,
): NextStep | null {
  if (attention[0]) return { kind: 'device', attention: attention[0] };
  const stale = staleWindows(windows);
  if (stale[0]) return { kind: 'windows', count: stale.length, oldest: stale[0] };
  const registration = nextRegistration(registrations, now);
  if (application && (!registration || isBeforeCourse(application, registration)))
    return { kind: 'application', application };
  if (registration) return { kind: 'registration', registration };
  const course = courses.find(({ state }) => state === 'open');
  if (course) return { kind: 'course', course };
  return isCandidate ? { kind: 'jobBoard' } : null;
}
