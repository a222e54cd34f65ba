import type { CourseFacts } from '@attesta/domain/courses/schema';
import { and, eq, ne } from 'drizzle-orm';
import { courseRegistrations, courses } from '../../database/course-schema.ts';
import type { Queries } from '../../database/database.ts';
import { addCourseMails } from './course-mail.ts';
import type { MailContext } from '../../mail/mail-job.ts';
import { promoteWaiting } from './promote.ts';
import { columnsOf, findCourse, lockCourse, type CourseRow } from './store.ts';

/** Adds a course. Returns false if another course has its id. */
export async function addCourse(queries: Queries, course: CourseFacts, now: Date): Promise<boolean> {
  const added = await queries
    .insert(courses)
    .values({ ...columnsOf(course), createdAt: now })
    .onConflictDoNothing({ target: courses.id })
    .returning({ id: courses.id });
  return added.length > 0;
}

type Change =
  | { readonly result: 'changed'; readonly informed: number; readonly promoted: number }
  | { readonly result: 'cancelled' }
  | { readonly result: 'over' }
  | { readonly result: 'too_small'; readonly confirmed: number };

/** The facts whose change is reported by mail. */
const reported = ['title', 'timeZone', 'format', 'place'] as const;

function isReported(before: CourseRow, after: CourseFacts): boolean {
  const { startsAt, endsAt } = columnsOf(after);
  const isMoved = before.startsAt.getTime() !== startsAt.getTime() || before.endsAt.getTime() !== endsAt.getTime();
  return isMoved || reported.some((fact) => before[fact] !== after[fact]);
}

/** Mails the new facts of a course to every account with a registration. Returns their number. */
async function reportChange(transaction: Queries, course: CourseRow, context: MailContext): Promise<number> {
  const active = await transaction
    .select()
    .from(courseRegistrations)
    .where(and(eq(courseRegistrations.courseId, course.id), ne(courseRegistrations.state, 'cancelled')));
  await addCourseMails(transaction, 'courseChanged', { registrations: active, course }, context);
  return active.length;
}

/**
 * Replaces the facts of a course. Existing registrations keep the price at which they were sold. Title, time and place
 * are mailed to the accounts with a registration if they change. With more places, the first registrations on the
 * waiting list are confirmed. A course that is cancelled or over, or one with more confirmed registrations than the new capacity, is
 * not changed.
 * @throws Failure 404 if there is no such course
 */
export function changeCourse(queries: Queries, course: CourseFacts, context: MailContext): Promise<Change> {
  return queries.transaction(async (transaction): Promise<Change> => {
    const { row, confirmed } = await lockCourse(transaction, course.id);
    if (row.cancelledAt !== null) return { result: 'cancelled' };
    if (row.endsAt <= context.now) return { result: 'over' };
    if (course.capacity < confirmed) return { result: 'too_small', confirmed };
    await transaction.update(courses).set(columnsOf(course)).where(eq(courses.id, course.id));
    const { row: changed } = await findCourse(transaction, course.id);
    const informed = isReported(row, course) ? await reportChange(transaction, changed, context) : 0;
    return { result: 'changed', informed, promoted: await promoteWaiting(transaction, course.id, context) };
  });
}

type Cancellation =
  | { readonly result: 'cancelled'; readonly registrations: number }
  | { readonly result: 'already_cancelled' }
  | { readonly result: 'over' };

/**
 * Cancels a course and all of its registrations, with a mail to each account. A course that is over is not cancelled.
 * @throws Failure 404 if there is no such course
 */
export function cancelCourse(queries: Queries, id: string, context: MailContext): Promise<Cancellation> {
  const { now } = context;
  return queries.transaction(async (transaction): Promise<Cancellation> => {
    const { row: course } = await lockCourse(transaction, id);
    if (course.cancelledAt !== null) return { result: 'already_cancelled' };
    if (course.endsAt <= now) return { result: 'over' };
    await transaction.update(courses).set({ cancelledAt: now }).where(eq(courses.id, id));
    const cancelled = await transaction
      .update(courseRegistrations)
      .set({ state: 'cancelled', cancelledAt: now })
      .where(and(eq(courseRegistrations.courseId, id), ne(courseRegistrations.state, 'cancelled')))
      .returning();
    await addCourseMails(transaction, 'courseCancelled', { registrations: cancelled, course }, context);
    return { result: 'cancelled', registrations: cancelled.length };
  });
}
