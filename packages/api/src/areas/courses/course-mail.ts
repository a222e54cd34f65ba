import type { Queries } from '../../database/database.ts';
import type { CourseMailTemplate } from '../../mail/course-mail-texts.ts';
import { addMail } from '../../mail/mail-job.ts';
import { accountById } from '../account/store.ts';
import { registrationNumber } from './registration-number.ts';
import type { RegistrationRow } from './registrations.ts';
import type { CourseRow } from './store.ts';

/** When a change happens, and the portal's origin for the links in its mails. */
export interface Occasion {
  readonly now: Date;
  readonly origin: string;
}

/**
 * Adds a mail about a registration in the transaction of its change. It is sent to the account, whose address is
 * verified; the participant's address can be anybody's.
 */
export async function addCourseMail(
  transaction: Queries,
  template: CourseMailTemplate,
  { registration, course }: { readonly registration: RegistrationRow; readonly course: CourseRow },
  { now, origin }: Occasion,
): Promise<void> {
  const account = await accountById(transaction, registration.accountId);
  if (!account) return;
  const { title, timeZone, format, place } = course;
  const facts = {
    registrationId: registration.id,
    state: registration.state,
    number: registrationNumber(registration.number),
    courseId: course.id,
    title,
    startsAt: course.startsAt.toISOString(),
    endsAt: course.endsAt.toISOString(),
    timeZone,
    format,
    place,
    total: registration.total,
    changedAt: now.toISOString(),
  };
  await addMail(transaction, { template, to: account.email, language: account.language, origin, course: facts }, now);
}
