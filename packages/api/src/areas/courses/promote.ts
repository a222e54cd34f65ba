import { and, asc, eq } from 'drizzle-orm';
import { courseRegistrations } from '../../database/course-schema.ts';
import type { Queries } from '../../database/database.ts';
import { addCourseMail, type Occasion } from './course-mail.ts';
import type { RegistrationRow } from './registrations.ts';
import { findCourse } from './store.ts';

/**
 * Gives the free places of a course to the first registrations on its waiting list, with a mail to each. Call it with
 * the course locked. A course that has started keeps its waiting list.
 * @returns the number of registrations that got a place
 */
export async function promoteWaiting(transaction: Queries, courseId: string, occasion: Occasion): Promise<number> {
  const { row: course, confirmed } = await findCourse(transaction, courseId);
  const free = course.capacity - confirmed;
  if (free <= 0 || course.cancelledAt !== null || course.startsAt <= occasion.now) return 0;
  const next = await transaction
    .select()
    .from(courseRegistrations)
    .where(and(eq(courseRegistrations.courseId, courseId), eq(courseRegistrations.state, 'waiting')))
    .orderBy(asc(courseRegistrations.number))
    .limit(free);
  for (const waiting of next) {
    const registration: RegistrationRow = { ...waiting, state: 'confirmed' };
    const own = eq(courseRegistrations.id, waiting.id);
    await transaction.update(courseRegistrations).set({ state: 'confirmed' }).where(own);
    await addCourseMail(transaction, 'placeAvailable', { registration, course }, occasion);
  }
  return next.length;
}
