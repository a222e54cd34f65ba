import { randomUUID } from 'node:crypto';
import { needsBilling } from '@attesta/domain/courses/needs-billing';
import type { CoursePrice, CourseRegistration, RegistrationInput } from '@attesta/domain/courses/schema';
import { courseRegistrations } from '../../database/course-schema.ts';
import type { Queries } from '../../database/database.ts';
import { Failure, invalid, unauthenticated } from '../../http/failure.ts';
import { countAttempt, courseRegistration } from '../../limits/attempts.ts';
import { addCourseMails } from './course-mail.ts';
import type { MailContext } from '../../mail/mail-job.ts';
import { requireActive } from '../../accounts/authorization.ts';
import { lockAccount } from '../../accounts/store.ts';
import { isUnusableCode } from './discounts.ts';
import { placePrice } from './place-price.ts';
import { activeRegistration, ownRegistration } from './registrations.ts';
import { courseOf, findCourse, lockCourse, type CountedCourse } from './store.ts';

interface NewRegistration {
  readonly courseId: string;
  readonly accountId: string;
  readonly input: RegistrationInput;
}

/**
 * Registers an account for a course, with a mail. Returns the existing registration if there is one, so that a repeated
 * request has no further effect. The account and the course are locked, so the number of places is exact. A request that cannot succeed
 * is rejected before, so that many of them do not delay others.
 * @throws Failure 401 or 403 if the account was deleted or is no longer active; 404; 400 with the fields to correct; 409 `course_closed`, `price_changed` or `course_full` with the
 *   course and its price; 429 after too many registrations
 */
export async function registerForCourse(
  queries: Queries,
  { courseId, accountId, input }: NewRegistration,
  context: MailContext,
): Promise<CourseRegistration> {
  const { now } = context;
  try {
    const course = await findCourse(queries, courseId);
    checkAcceptance(course, await placePrice(queries, course.row, { ...input, now }), input, now);
  } catch (error) {
    // An earlier request of the account may have taken the last place or use of the code. Another code is a guess.
    const existing = await activeRegistration(queries, { courseId, accountId, now });
    const isGuess = isUnusableCode(error) && existing?.discountCode !== input.discountCode;
    if (existing && !isGuess) return existing;
    throw error;
  }
  return queries.transaction(async (transaction) => {
    // The account is locked first, as for its deletion, which would otherwise miss a simultaneous registration.
    const account = await lockAccount(transaction, accountId);
    if (!account) throw unauthenticated();
    requireActive(account);
    const course = await lockCourse(transaction, courseId);
    const existing = await activeRegistration(transaction, { courseId, accountId, now });
    if (existing) return existing;
    const price = await placePrice(transaction, course.row, { ...input, now, lock: true });
    checkAcceptance(course, price, input, now);
    await countAttempt(transaction, courseRegistration, accountId, now);
    const isFull = course.confirmed >= course.row.capacity;
    const { participant, billing, documents, discountCode, paymentMethod } = input;
    const [registration] = await transaction
      .insert(courseRegistrations)
      .values({
        id: randomUUID(),
        courseId,
        accountId,
        state: isFull ? 'waiting' : 'confirmed',
        participant,
        billing,
        documents,
        discountCode,
        paymentMethod,
        ...price,
        createdAt: now,
      })
      .returning();
    if (!registration) throw new Error('The registration was not stored.');
    const template = isFull ? 'waitingListJoined' : 'registrationConfirmed';
    const optional = isFull ? 'waitingListJoined' : undefined;
    const mailed = { registrations: [registration], course: course.row, optional } as const;
    await addCourseMails(transaction, template, mailed, context);
    return ownRegistration(transaction, { id: registration.id, accountId, now });
  });
}

/** @throws Failure 400 or 409 if the course does not accept this registration */
function checkAcceptance(counted: CountedCourse, price: CoursePrice, input: RegistrationInput, now: Date): void {
  const course = courseOf(counted, now);
  const conflict = (code: 'course_closed' | 'price_changed' | 'course_full', message: string) =>
    new Failure(409, code, message, { more: { course, price } });
  if (course.state === 'cancelled') throw conflict('course_closed', 'The course was cancelled.');
  if (course.state === 'closed') throw conflict('course_closed', 'Registration for this course has ended.');
  if (price.total !== input.expectedTotal) {
    throw conflict('price_changed', 'The price has changed. Check the new total, then register again.');
  }
  if (input.billing === null && needsBilling(price.total, input.documents)) {
    throw invalid({ billing: 'required' }, 'This registration needs a billing address.');
  }
  if (course.state === 'waiting_list' && !input.joinWaitingList) {
    throw conflict('course_full', 'All places are taken. Join the waiting list to get a place that becomes free.');
  }
}
