import { randomUUID } from 'node:crypto';
import { registerForCourse } from '@attesta/domain/courses/calls';
import type { RoleId } from '@attesta/domain/access/roles';
import type { CourseFacts, DiscountOffer } from '@attesta/domain/courses/schema';
import { courseWith } from '@attesta/domain/courses/testing/course';
import { openSession } from '../accounts/sessions.ts';
import { addCourse } from '../areas/courses/index.ts';
import { courseDiscounts } from '../database/course-schema.ts';
import { accounts } from '../database/schema.ts';
import type { Instance } from './instance.ts';
import { newAddress } from './people.ts';

let count = 0;

/** Adds a course with the given changes and returns it. Each one has its own id. */
export async function newCourse(instance: Instance, changes: Partial<CourseFacts> = {}): Promise<CourseFacts> {
  const course = courseWith({ id: `course-${(count += 1)}`, ...changes });
  await addCourse(instance.portal.database.queries, course, instance.portal.clock());
  return course;
}

/** Adds a discount code that reduces the price by 10 %, with the given changes. */
export async function newDiscount(instance: Instance, offer: Partial<DiscountOffer> & { code: string }): Promise<void> {
  await instance.portal.database.queries.insert(courseDiscounts).values({
    discount: { kind: 'percent', percent: 10 },
    courseId: null,
    validUntil: null,
    maxUses: null,
    ...offer,
    createdAt: instance.portal.clock(),
  });
}

/** An account that registers for courses, and a token of its session. */
export interface Attendee {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** Adds an account with a verified address, not configured yet, and opens a session. */
export async function newAttendee(
  instance: Instance,
  { roleId = 'innovator', language = 'en' }: { roleId?: RoleId; language?: string } = {},
): Promise<Attendee> {
  const { database, clock } = instance.portal;
  const [id, email, now] = [randomUUID(), newAddress(), clock()];
  const name = { firstName: 'Ada', lastName: 'Reyes' };
  await database.queries
    .insert(accounts)
    .values({ id, email, ...name, roleId, language, passwordHash: '-', emailVerifiedAt: now, createdAt: now });
  return { id, email, token: await openSession(database.queries, id, { now }) };
}

export const newAttendees = (instance: Instance, number: number): Promise<Attendee[]> =>
  Promise.all(Array.from({ length: number }, () => newAttendee(instance)));

export const billing = {
  organisation: 'Harbour Devices SRL',
  street: 'Strada Portului 4',
  postalCode: '900001',
  city: 'Constanța',
  country: 'RO' as const,
  email: 'invoices@example.org',
};

/** Valid input for a registration at the price of the test course. */
export const registrationInput = {
  participant: { firstName: 'Ada', lastName: 'Reyes', email: 'ada@example.org' },
  billing,
  documents: 'pdf' as const,
  discountCode: null,
  paymentMethod: 'cod' as const,
  expectedTotal: 59_500,
  joinWaitingList: false,
};

/** Sends a registration with the given changes. */
export const registerFor = (
  instance: Instance,
  { id: courseId }: Pick<CourseFacts, 'id'>,
  { token }: Pick<Attendee, 'token'>,
  changes: Record<string, unknown> = {},
) => instance.call(registerForCourse, { params: { courseId }, token, body: { ...registrationInput, ...changes } });
