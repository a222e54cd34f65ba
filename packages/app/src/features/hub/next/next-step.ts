import type { WindowView } from '@attesta/domain/availability/schema';
import type { Course, CourseRegistration } from '@attesta/domain/courses/schema';
import type { Device } from '@attesta/domain/devices/schema';
import { attentionOf, bodySummary, nextApplication, targetOf, type Attention } from '../../dashboards';

/** The item that the hub leads with. */
export type NextStep =
  | { kind: 'device'; attention: Attention }
  | { kind: 'windows'; count: number; oldest: WindowView }
  | { kind: 'application'; device: Device }
  | { kind: 'registration'; registration: CourseRegistration }
  | { kind: 'course'; course: Course };

/** What the user has in the portal, as far as the role can have it. */
export interface NextStepRecords {
  devices: readonly Device[];
  windows: readonly WindowView[];
  registrations: readonly CourseRegistration[];
  /** The next courses, next first. */
  courses: readonly Course[];
}

const startOf = ({ course }: Pick<CourseRegistration, 'course'>) => Date.parse(course.startsAt);

/** Returns the user's next registered course. */
const nextRegistration = (registrations: readonly CourseRegistration[], now: number): CourseRegistration | null =>
  registrations
    .filter((registration) => registration.state !== 'cancelled' && startOf(registration) > now)
    .toSorted((one, other) => startOf(one) - startOf(other))[0] ?? null;

/** Whether the target date of the application is not after the day on which the course starts. */
function isBeforeCourse(device: Device, registration: CourseRegistration): boolean {
  const target = targetOf(device);
  return target !== null && Date.parse(target) <= startOf(registration);
}

/**
 * Returns the most important item: what needs the user, then the application or the registered course with the nearer
 * date, then the next open course. Null if there is nothing to do.
 */
export function nextStep(
  { devices, windows, registrations, courses }: NextStepRecords,
  today: string,
  now: number,
): NextStep | null {
  const [attention] = attentionOf(devices, today);
  if (attention) return { kind: 'device', attention };
  const { stale } = bodySummary(windows, today);
  if (stale[0]) return { kind: 'windows', count: stale.length, oldest: stale[0] };
  const device = nextApplication(devices);
  const registration = nextRegistration(registrations, now);
  if (device && (!registration || isBeforeCourse(device, registration))) return { kind: 'application', device };
  if (registration) return { kind: 'registration', registration };
  const course = courses.find(({ state }) => state === 'open');
  return course ? { kind: 'course', course } : null;
}
