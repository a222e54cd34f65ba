import { setImmediate as yieldToEvents } from 'node:timers/promises';
import type { OptionalMail } from '@attesta/domain/account/profile/preferences';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { accounts } from '../../database/schema.ts';
import type { CourseMailFacts } from '../../mail/course-facts.ts';
import type { CourseMailTemplate } from '../../mail/texts/courses.ts';
import { addMails, type MailContext } from '../../mail/mail-job.ts';
import { registrationNumber } from './registration-number.ts';
import type { RegistrationRow } from './registrations.ts';
import type { CourseRow } from './store.ts';

/** Mails added in one statement. PGlite runs a statement in the thread of the server, which responds in between. */
const mailsPerStatement = 100;

const factsOf = (registration: RegistrationRow, course: CourseRow, now: Date): CourseMailFacts => ({
  registrationId: registration.id,
  state: registration.state,
  number: registrationNumber(registration.number),
  courseId: course.id,
  title: course.title,
  startsAt: course.startsAt.toISOString(),
  endsAt: course.endsAt.toISOString(),
  timeZone: course.timeZone,
  format: course.format,
  place: course.place,
  total: registration.total,
  registeredAt: registration.createdAt.toISOString(),
  changedAt: now.toISOString(),
});

interface MailedRegistrations {
  readonly registrations: readonly RegistrationRow[];
  readonly course: CourseRow;
  /** The preference with which a user can turn this mail off; undefined for a mail that is always sent. */
  readonly optional?: OptionalMail | undefined;
}

/**
 * Adds a mail about each registration for a course in the transaction of their change, unless its user turned an
 * optional mail off. It is sent to the account, whose address is verified; the participant's address can be anybody's.
 */
export async function addCourseMails(
  transaction: Queries,
  template: CourseMailTemplate,
  { registrations, course, optional }: MailedRegistrations,
  { now, origin }: MailContext,
): Promise<void> {
  for (let start = 0; start < registrations.length; start += mailsPerStatement) {
    if (start > 0) await yieldToEvents();
    const chunk = registrations.slice(start, start + mailsPerStatement);
    const owners = await transaction
      .select({
        id: accounts.id,
        email: accounts.email,
        language: accounts.language,
        notifications: accounts.notifications,
      })
      .from(accounts)
      .where(
        inArray(
          accounts.id,
          chunk.map(({ accountId }) => accountId),
        ),
      );
    const ownerOf = new Map(owners.map((owner) => [owner.id, owner]));
    const mails = chunk.flatMap((registration) => {
      const owner = ownerOf.get(registration.accountId);
      const facts = factsOf(registration, course, now);
      const isWanted = optional === undefined || owner?.notifications?.[optional] !== false;
      return owner && isWanted ? [{ template, to: owner.email, language: owner.language, origin, course: facts }] : [];
    });
    await addMails(transaction, mails, now);
  }
}
