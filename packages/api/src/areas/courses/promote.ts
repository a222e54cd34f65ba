import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { courseRegistrations } from '../../database/course-schema.ts';
import type { Queries } from '../../database/database.ts';
import { accounts } from '../../database/schema.ts';
import { addCourseMails } from './course-mail.ts';
import type { MailContext } from '../../mail/mail-job.ts';
import { findCourse } from './store.ts';

/**
 * Gives the free places of a course to the first registrations on its waiting list, with a mail to each. Call it with
 * the course locked. Registrations of inactive accounts keep waiting, because nobody could cancel them. A course
 * that has started keeps its waiting list.
 * @returns the number of registrations that got a place
 */
export async function promoteWaiting(transaction: Queries, courseId: string, context: MailContext): Promise<number> {
  const { row: course, confirmed } = await findCourse(transaction, courseId);
  const free = course.capacity - confirmed;
  if (free <= 0 || course.cancelledAt !== null || course.startsAt <= context.now) return 0;
  const next = transaction
    .select({ id: courseRegistrations.id })
    .from(courseRegistrations)
    .innerJoin(accounts, eq(accounts.id, courseRegistrations.accountId))
    .where(
      and(
        eq(courseRegistrations.courseId, courseId),
        eq(courseRegistrations.state, 'waiting'),
        isNull(accounts.deactivatedAt),
        isNull(accounts.deletionAt),
      ),
    )
    .orderBy(asc(courseRegistrations.number))
    .limit(free);
  const promoted = await transaction
    .update(courseRegistrations)
    .set({ state: 'confirmed', promotedAt: context.now })
    // Not `in`: its query plan may run the subquery, including its limit, more than once.
    .where(sql`${courseRegistrations.id} = any(array(${next}))`)
    .returning();
  await addCourseMails(transaction, 'placeAvailable', { registrations: promoted, course }, context);
  return promoted.length;
}
