import { and, eq, ne } from 'drizzle-orm';
import { courseRegistrations } from '../../database/course-schema.ts';
import type { Queries } from '../../database/database.ts';
import { Failure } from '../../http/failure.ts';
import { addCourseMails } from './course-mail.ts';
import type { MailContext } from '../../mail/mail-job.ts';
import { promoteWaiting } from './promote.ts';
import { ownRegistration } from './registrations.ts';
import { lockCourse, type CourseRow } from './store.ts';

/**
 * Cancels a registration unless it is cancelled already, with a mail, and gives its place to the waiting list. Call it
 * with the course locked.
 * @returns whether it was cancelled now
 */
export async function cancelRegistration(
  transaction: Queries,
  { id, course, by }: { readonly id: string; readonly course: CourseRow; readonly by: 'owner' | 'organiser' },
  context: MailContext,
): Promise<boolean> {
  const [registration] = await transaction
    .update(courseRegistrations)
    .set({ state: 'cancelled', cancelledAt: context.now })
    .where(and(eq(courseRegistrations.id, id), ne(courseRegistrations.state, 'cancelled')))
    .returning();
  if (!registration) return false;
  const optional = by === 'owner' ? 'ownCancellation' : undefined;
  const mailed = { registrations: [registration], course, optional } as const;
  await addCourseMails(transaction, 'registrationCancelled', mailed, context);
  await promoteWaiting(transaction, course.id, context);
  return true;
}

/**
 * Cancels a registration by its number, for the organiser, also after registration has ended.
 * @returns whether it was cancelled now; null if there is no such registration
 */
export function cancelByNumber(queries: Queries, number: number, context: MailContext): Promise<boolean | null> {
  return queries.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ id: courseRegistrations.id, courseId: courseRegistrations.courseId })
      .from(courseRegistrations)
      .where(eq(courseRegistrations.number, number));
    if (!found) return null;
    const { row: course } = await lockCourse(transaction, found.courseId);
    return cancelRegistration(transaction, { id: found.id, course, by: 'organiser' }, context);
  });
}

/**
 * Cancels a registration for its owner. Repeating it changes nothing.
 * @throws Failure 404 for another account's registration, 409 `course_closed` if it is too late
 */
export async function cancelOwnRegistration(
  queries: Queries,
  own: { readonly id: string; readonly accountId: string },
  context: MailContext,
): Promise<void> {
  const { now } = context;
  await queries.transaction(async (transaction) => {
    const { course } = await ownRegistration(transaction, { ...own, now });
    const { row } = await lockCourse(transaction, course.id);
    const { state, cancellable } = await ownRegistration(transaction, { ...own, now });
    if (state === 'cancelled') return;
    if (!cancellable) {
      throw new Failure(409, 'course_closed', 'Registration for this course has ended. Contact the organiser.');
    }
    await cancelRegistration(transaction, { id: own.id, course: row, by: 'owner' }, context);
  });
}
