import type { Deletion } from '@attesta/domain/account/data/deletion';
import { invoiceKeptUntil, isInvoiced, suppliedOn } from '@attesta/domain/courses/retention';
import { todayInBrussels } from '@attesta/domain/values/dates';
import { asc, eq } from 'drizzle-orm';
import { courseRegistrations, courses } from '../../database/course-schema.ts';
import type { Queries } from '../../database/database.ts';
import { devices, windows, type AccountRow } from '../../database/schema.ts';
import { courseOf, registrationNumber } from '../courses/index.ts';
import { publishedBodyOf } from '../../accounts/store.ts';

/** Returns what the deletion of an account at an instant deletes, and what must be kept. */
export async function deletionPlan(queries: Queries, account: AccountRow, at: Date): Promise<Deletion> {
  const registrations = await queries
    .select({ row: courseRegistrations, course: courses })
    .from(courseRegistrations)
    .innerJoin(courses, eq(courses.id, courseRegistrations.courseId))
    .where(eq(courseRegistrations.accountId, account.id))
    .orderBy(asc(courseRegistrations.number));
  const body = publishedBodyOf(account);
  const nameOf = ({ row, course }: (typeof registrations)[number]) => ({
    number: registrationNumber(row.number),
    courseTitle: course.title,
  });
  return {
    date: account.deletionAt && todayInBrussels(account.deletionAt),
    deleted: {
      devices: await queries.$count(devices, eq(devices.ownerId, account.id)),
      windows: body === null ? 0 : await queries.$count(windows, eq(windows.notifiedBody, body)),
      registrations: registrations.length,
    },
    givenUp: registrations.filter(({ row, course }) => row.state !== 'cancelled' && course.startsAt > at).map(nameOf),
    kept: registrations.flatMap((registration) => {
      const course = courseOf({ row: registration.course, confirmed: 0 }, at);
      if (!isInvoiced(course, registration.row, at)) return [];
      return [{ ...nameOf(registration), keptUntil: invoiceKeptUntil(suppliedOn(course)) }];
    }),
  };
}
