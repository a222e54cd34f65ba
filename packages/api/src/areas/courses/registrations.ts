import { isCancellable } from '@attesta/domain/courses/cancellable';
import type { CourseRegistration } from '@attesta/domain/courses/schema';
import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { courseRegistrations, courses } from '../../database/course-schema.ts';
import type { Queries } from '../../database/database.ts';
import { notFound } from '../../http/failure.ts';
import { registrationNumber } from './registration-number.ts';
import { confirmedCount, courseOf } from './store.ts';

export type RegistrationRow = typeof courseRegistrations.$inferSelect;

/** Maximum number of registrations in the list of an account. */
const maxListed = 200;

/** Position on the waiting list of the course, 1 for the next. */
const waitingPosition = sql<number>`(
  select count(*) from course_registrations as earlier
  where earlier.course_id = course_registrations.course_id
    and earlier.state = 'waiting' and earlier.number <= course_registrations.number
)`.mapWith(Number);

const isCancelled = sql`(${courseRegistrations.state} = 'cancelled')`;

const select = (queries: Queries, filter: SQL | undefined, limit: number) =>
  queries
    .select({
      registration: courseRegistrations,
      course: courses,
      confirmed: confirmedCount,
      position: waitingPosition,
    })
    .from(courseRegistrations)
    .innerJoin(courses, eq(courses.id, courseRegistrations.courseId))
    .where(filter)
    .orderBy(asc(isCancelled), desc(courseRegistrations.number))
    .limit(limit);

type Selected = Awaited<ReturnType<typeof select>>[number];

/** A registration as its owner sees it at an instant. */
function viewOf(
  { registration: row, course: courseRow, confirmed, position }: Selected,
  now: Date,
): CourseRegistration {
  const course = courseOf({ row: courseRow, confirmed }, now);
  const { subtotal, discount, shipping, total, vat, vatRate } = row;
  return {
    id: row.id,
    number: registrationNumber(row.number),
    state: row.state,
    waitingPosition: row.state === 'waiting' ? position : null,
    course,
    participant: row.participant,
    billing: row.billing,
    documents: row.documents,
    discountCode: row.discountCode,
    paymentMethod: row.paymentMethod,
    price: { subtotal, discount, shipping, total, vat, vatRate },
    cancellable: isCancellable(course, row, now),
    createdAt: row.createdAt.toISOString(),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
  };
}

/** Returns the registrations of an account, cancelled ones last, then last created first, at most 200. */
export async function registrationsOf(queries: Queries, accountId: string, now: Date): Promise<CourseRegistration[]> {
  const rows = await select(queries, eq(courseRegistrations.accountId, accountId), maxListed);
  return rows.map((row) => viewOf(row, now));
}

/**
 * Returns one registration of an account.
 * @throws Failure 404 if it does not exist or belongs to another account
 */
export async function ownRegistration(
  queries: Queries,
  { id, accountId, now }: { readonly id: string; readonly accountId: string; readonly now: Date },
): Promise<CourseRegistration> {
  const own = and(eq(courseRegistrations.id, id), eq(courseRegistrations.accountId, accountId));
  const [row] = await select(queries, own, 1);
  if (!row) throw notFound('registration');
  return viewOf(row, now);
}

/** Returns the registration of an account for a course that is not cancelled, or null. */
export async function activeRegistration(
  queries: Queries,
  { courseId, accountId, now }: { readonly courseId: string; readonly accountId: string; readonly now: Date },
): Promise<CourseRegistration | null> {
  const own = and(eq(courseRegistrations.courseId, courseId), eq(courseRegistrations.accountId, accountId));
  const [row] = await select(queries, and(own, ne(courseRegistrations.state, 'cancelled')), 1);
  return row ? viewOf(row, now) : null;
}
