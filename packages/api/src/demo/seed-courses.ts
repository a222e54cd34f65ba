import { randomUUID } from 'node:crypto';
import type { Account } from '@attesta/domain/account/configuration';
import { coursePrice } from '@attesta/domain/courses/price';
import type { Billing, CourseFacts } from '@attesta/domain/courses/schema';
import type { CalendarDate } from '@attesta/domain/values/dates';
import { inArray } from 'drizzle-orm';
import { addCourse, addDiscount } from '../areas/courses/index.ts';
import { courseRegistrations } from '../database/course-schema.ts';
import type { Queries } from '../database/database.ts';
import { accounts, type AccountRow } from '../database/schema.ts';
import { demoAttendees, demoCourseFacts, demoDiscounts } from './courses.ts';

const hourMs = 3_600_000;

const organisationOf = (profile: Account | null) =>
  profile?.kind === 'market_operator'
    ? { organisation: profile.organisationName, country: profile.country }
    : profile?.kind === 'notified_body'
      ? { organisation: profile.name, country: profile.country }
      : { organisation: 'Independent consultant', country: 'RO' as const };

const billingOf = ({ email, profile }: AccountRow): Billing => ({
  ...organisationOf(profile),
  street: 'Example Street 1',
  postalCode: '10000',
  city: 'Exampletown',
  email,
});

/** Adds the fictional courses, discount codes and registrations. Sends no mail. */
export async function seedCourses(queries: Queries, day: CalendarDate, now: Date): Promise<void> {
  for (const course of demoCourseFacts(day)) {
    if (await addCourse(queries, course, now)) await seedRegistrations(queries, course, now);
  }
  for (const offer of demoDiscounts) await addDiscount(queries, offer, now);
}

async function seedRegistrations(queries: Queries, course: CourseFacts, now: Date): Promise<void> {
  const ids = demoAttendees[course.id] ?? [];
  if (ids.length === 0) return;
  const found = await queries
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
  const byId = new Map(found.map((account) => [account.id, account]));
  const attendees = ids.map((id) => byId.get(id)).filter((account) => account !== undefined);
  const price = coursePrice(course, { discount: null, documents: 'pdf' });
  await queries.insert(courseRegistrations).values(
    attendees.map((account, index) => ({
      id: randomUUID(),
      courseId: course.id,
      accountId: account.id,
      state: index < course.capacity ? ('confirmed' as const) : ('waiting' as const),
      participant: { firstName: account.firstName, lastName: account.lastName, email: account.email },
      billing: price.total > 0 ? billingOf(account) : null,
      documents: 'pdf' as const,
      discountCode: null,
      paymentMethod: 'cod' as const,
      ...price,
      createdAt: new Date(now.getTime() - (attendees.length - index) * hourMs),
    })),
  );
}
