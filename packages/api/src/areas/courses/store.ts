import type { Course, CourseFacts } from '@attesta/domain/courses/schema';
import { courseState, placesLeft } from '@attesta/domain/courses/state';
import { eq, sql } from 'drizzle-orm';
import { courses } from '../../database/course-schema.ts';
import type { Queries } from '../../database/database.ts';
import { notFound } from '../../http/failure.ts';

export type CourseRow = typeof courses.$inferSelect;

/**
 * Number of confirmed registrations for the course of a row. The names are written out because drizzle omits the name
 * of the table in queries of one table.
 */
export const confirmedCount = sql<number>`(
  select count(*) from course_registrations as confirmed
  where confirmed.course_id = courses.id and confirmed.state = 'confirmed'
)`.mapWith(Number);

/** A course with the number of its confirmed registrations. */
export interface CountedCourse {
  readonly row: CourseRow;
  readonly confirmed: number;
}

/** The stored facts of a course. */
const factsOf = (row: CourseRow): CourseFacts => ({
  id: row.id,
  title: row.title,
  summary: row.summary,
  language: row.language,
  trainer: row.trainer,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  closesAt: row.closesAt.toISOString(),
  timeZone: row.timeZone,
  format: row.format,
  place: row.place,
  capacity: row.capacity,
  price: row.price,
  vatRate: row.vatRate,
  printedDocumentsPrice: row.printedDocumentsPrice,
});

/** A course as users see it at an instant. */
export function courseOf({ row, confirmed }: CountedCourse, now: Date): Course {
  const facts = factsOf(row);
  return {
    ...facts,
    state: courseState(facts, { confirmed, cancelledAt: row.cancelledAt }, now),
    placesLeft: placesLeft(facts, confirmed),
  };
}

/** The columns of a course's facts. */
export const columnsOf = ({ startsAt, endsAt, closesAt, ...facts }: CourseFacts) => ({
  ...facts,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  closesAt: new Date(closesAt),
});

/** @throws Failure 404 if there is no such course */
export async function findCourse(queries: Queries, id: string): Promise<CountedCourse> {
  const [course] = await queries
    .select({ row: courses, confirmed: confirmedCount })
    .from(courses)
    .where(eq(courses.id, id));
  if (!course) throw notFound('course');
  return course;
}

/**
 * Locks a course until the transaction ends, then counts its places: everything that takes or frees a place happens one
 * after another. Locking and counting are two statements, because the statement that waits for the lock sees the places
 * as they were before.
 * @throws Failure 404 if there is no such course
 */
export async function lockCourse(transaction: Queries, id: string): Promise<CountedCourse> {
  await transaction.select({ id: courses.id }).from(courses).where(eq(courses.id, id)).for('no key update');
  return findCourse(transaction, id);
}
