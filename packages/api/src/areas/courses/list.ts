import { cursorOf } from '@attesta/domain/contract/cursor';
import type { Course } from '@attesta/domain/courses/schema';
import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import { courses } from '../../database/course-schema.ts';
import type { Queries } from '../../database/database.ts';
import { instantText } from '../../database/instant-text.ts';
import { confirmedCount, courseOf } from './store.ts';

/** Sort keys of a course: its start, with microseconds, and its id. */
type Position = readonly [instant: string, id: string];

interface CoursePage {
  readonly courses: Course[];
  /** Cursor of the next page; null if there is none. */
  readonly next: string | null;
}

const instant = instantText(courses.startsAt);
const later = ([time, id]: Position) => sql`(${courses.startsAt}, ${courses.id}) > (${time}::timestamptz, ${id})`;

/** Returns one page of the courses that have not started yet and are not cancelled, next first. */
export async function listCourses(
  queries: Queries,
  { after, pageSize }: { readonly after?: Position | undefined; readonly pageSize: number },
  now: Date,
): Promise<CoursePage> {
  const found = await queries
    .select({ row: courses, confirmed: confirmedCount, instant })
    .from(courses)
    .where(and(gt(courses.startsAt, now), isNull(courses.cancelledAt), after && later(after)))
    .orderBy(asc(courses.startsAt), asc(courses.id))
    .limit(pageSize + 1);
  const page = found.slice(0, pageSize);
  const last = found.length > pageSize ? page.at(-1) : undefined;
  return {
    courses: page.map((course) => courseOf(course, now)),
    next: last ? cursorOf([last.instant, last.row.id]) : null,
  };
}
