import type { Course, CourseRegistration } from '@attesta/domain/courses/schema';
import { allSettled } from 'effector';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { coursePaths } from '../../../platform/navigation/paths';
import { openPortal, type Host } from '../../../testing/portal-page';
import { detailsChanged } from '../order/model';
import { completeForm, openCourse } from './registrations';

const course = openCourse();
const path = coursePaths.register(course.id);

/** A host with a course, and the registrations of the user. */
export const courseHost = (own: readonly CourseRegistration[] = [], changes: Partial<Course> = {}): Host => ({
  [`GET /api/courses/${course.id}`]: { body: { course: { ...course, ...changes } } },
  'GET /api/courses': { body: { courses: [course], next: null } },
  'GET /api/account': { body: { account: null } },
  'GET /api/course-registrations': { body: { registrations: own } },
  ...Object.fromEntries(own.map((one) => [`GET /api/course-registrations/${one.id}`, { body: { registration: one } }])),
  'GET /api/devices/summary': { status: 404, body: { code: 'not_found', message: 'No.' } },
});

/** Opens the last step with a cart that contains participant and address. */
export async function openLastStep(host: Host) {
  const before = await openPortal({ path, host });
  await expect.element(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
  await allSettled(detailsChanged, { scope: before, params: completeForm });
  const scope = await openPortal({ path: `${path}?step=payment`, host, isReload: true });
  await expect.element(page.getByRole('heading', { level: 2, name: 'Payment' })).toBeVisible();
  return scope;
}
