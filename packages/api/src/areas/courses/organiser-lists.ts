import { asc, eq, sql } from 'drizzle-orm';
import { courseDiscounts, courseRegistrations, courses } from '../../database/course-schema.ts';
import type { Queries } from '../../database/database.ts';
import { accounts } from '../../database/schema.ts';
import { confirmedCount, type CountedCourse } from './store.ts';
import type { RegistrationRow } from './registrations.ts';

/** The names are written out, as in {@link confirmedCount}. */
const waitingCount = sql<number>`(
  select count(*) from course_registrations as waiting
  where waiting.course_id = courses.id and waiting.state = 'waiting'
)`.mapWith(Number);

/** Returns all courses with their numbers of registrations, in the order of their start. */
export const allCourses = (queries: Queries): Promise<(CountedCourse & { readonly waiting: number })[]> =>
  queries
    .select({ row: courses, confirmed: confirmedCount, waiting: waitingCount })
    .from(courses)
    .orderBy(asc(courses.startsAt), asc(courses.id));

/** Returns the registrations for a course with the address of their account, in the order of their numbers. */
export const registrationsFor = (
  queries: Queries,
  courseId: string,
): Promise<{ registration: RegistrationRow; email: string }[]> =>
  queries
    .select({ registration: courseRegistrations, email: accounts.email })
    .from(courseRegistrations)
    .innerJoin(accounts, eq(accounts.id, courseRegistrations.accountId))
    .where(eq(courseRegistrations.courseId, courseId))
    .orderBy(asc(courseRegistrations.number));

const useCount = sql<number>`(
  select count(*) from course_registrations as used
  where used.discount_code = course_discounts.code and used.state <> 'cancelled'
)`.mapWith(Number);

/** Returns all discount codes with the number of registrations that use them. */
export const allDiscounts = (queries: Queries) =>
  queries.select({ offer: courseDiscounts, uses: useCount }).from(courseDiscounts).orderBy(asc(courseDiscounts.code));
