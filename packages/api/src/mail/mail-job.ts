import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { jobs } from '../database/schema.ts';
import { addJobs } from '../jobs/store.ts';
import type { DeletionFacts } from './account-facts.ts';
import type { CourseMailFacts } from './course-facts.ts';
import type { CourseMailTemplate } from './texts/courses.ts';
import type { MailTemplate } from './account-templates.ts';

/**
 * Kinds of the jobs that send a mail, in the order in which they are sent: mails to users, verification links, which
 * anyone can have sent to any address, and the work for unknown addresses.
 */
export const mailKinds = { user: 'mail', verification: 'verification-mail', none: 'no-mail' } as const;

const kindOf = ({ template }: MailJob) =>
  template === 'verify' ? mailKinds.verification : template === 'none' ? mailKinds.none : mailKinds.user;

interface Recipient {
  readonly to: string;
  /** The portal's origin, for the link. */
  readonly origin: string;
}

type DeletionTemplate = 'deletionRequested' | 'deletionReminder' | 'accountDeleted';
type TemplateWithFacts =
  | 'verify'
  | 'reset'
  | 'recoveryCodeUsed'
  | 'emailChangeCurrent'
  | 'emailChangeNew'
  | DeletionTemplate;

/** Template, language and target of a mail. */
export type MailContent = { readonly language: string } & (
  | { readonly template: 'verify'; readonly registrationId: string }
  | { readonly template: 'reset'; readonly accountId: string }
  | { readonly template: 'recoveryCodeUsed'; readonly recoveryCodesLeft: number }
  /**
   * For an address without account: causes the same work but sends no mail, so that response times do not reveal which
   * addresses have an account.
   */
  | { readonly template: 'none' }
  | { readonly template: CourseMailTemplate; readonly course: CourseMailFacts }
  | { readonly template: 'emailChangeCurrent'; readonly emailChangeId: string; readonly newEmail: string }
  | { readonly template: 'emailChangeNew'; readonly emailChangeId: string }
  | { readonly template: DeletionTemplate; readonly deletion: DeletionFacts }
  | { readonly template: Exclude<MailTemplate, TemplateWithFacts> }
);

/**
 * A mail to send. Its link is created when the mail is sent, so that the database never contains a usable token, and
 * the hour of the link starts at that time.
 */
export type MailJob = Recipient & MailContent;

/** When a change is made that is reported by mail, and the portal's origin for the links in the mails. */
export interface MailContext {
  readonly now: Date;
  readonly origin: string;
}

/** Adds mails in the transaction of the change that they report, in one statement. */
export const addMails = (queries: Queries, mails: readonly MailJob[], now: Date): Promise<void> =>
  addJobs(
    queries,
    mails.map((mail) => ({ kind: kindOf(mail), payload: mail })),
    now,
  );

/** Adds a mail in the transaction of the change that it reports. */
export const addMail = (queries: Queries, mail: MailJob, now: Date): Promise<void> => addMails(queries, [mail], now);

/**
 * Deletes unsent reset mails, whose links would otherwise be valid after the password change that calls this function.
 */
export async function removeResetMails(queries: Queries, accountId: string): Promise<void> {
  const isReset = and(
    sql`${jobs.payload} ->> 'template' = 'reset'`,
    sql`${jobs.payload} ->> 'accountId' = ${accountId}`,
  );
  await queries.delete(jobs).where(and(eq(jobs.kind, mailKinds.user), isReset));
}

/** Deletes an unsent reminder of the deletion of an account. Returns whether there was one. */
export async function removeUnsentReminder(queries: Queries, email: string): Promise<boolean> {
  const isReminder = and(
    sql`${jobs.payload} ->> 'template' = 'deletionReminder'`,
    sql`${jobs.payload} ->> 'to' = ${email}`,
  );
  const removed = await queries
    .delete(jobs)
    .where(and(eq(jobs.kind, mailKinds.user), isReminder))
    .returning({ id: jobs.id });
  return removed.length > 0;
}

/** Deletes unsent mails to an account that is deleted. */
export async function removeMailsTo(queries: Queries, email: string): Promise<void> {
  await queries
    .delete(jobs)
    .where(and(inArray(jobs.kind, Object.values(mailKinds)), sql`${jobs.payload} ->> 'to' = ${email}`));
}
