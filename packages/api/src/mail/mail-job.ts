import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { jobs } from '../database/schema.ts';
import { addJobs } from '../jobs/store.ts';
import type { DeletionFacts } from './account-facts.ts';
import type { CourseMailFacts } from './course-facts.ts';
import type { CourseMailTemplate } from './course-mail-texts.ts';
import type { MailTemplate } from './mail-texts.ts';

/** Kind of the jobs that send a mail. */
export const mailJobKind = 'mail';

interface Recipient {
  readonly to: string;
  /** The portal's origin, for the link. */
  readonly origin: string;
}

type DeletionTemplate = 'deletionRequested' | 'deletionReminder' | 'accountDeleted';
type TemplateWithFacts = 'verify' | 'reset' | 'emailChangeCurrent' | 'emailChangeNew' | DeletionTemplate;

/** Template, language and target of a mail. */
export type MailContent = { readonly language: string } & (
  | { readonly template: 'verify'; readonly registrationId: string }
  | { readonly template: 'reset'; readonly accountId: string }
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

/** Adds mails in the transaction of the change that they report, in one statement. */
export const addMails = (queries: Queries, mails: readonly MailJob[], now: Date): Promise<void> =>
  addJobs(
    queries,
    mails.map((mail) => ({ kind: mailJobKind, payload: mail })),
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
  await queries.delete(jobs).where(and(eq(jobs.kind, mailJobKind), isReset));
}

/** Deletes unsent mails to an account that is deleted. */
export async function removeMailsTo(queries: Queries, email: string): Promise<void> {
  await queries.delete(jobs).where(and(eq(jobs.kind, mailJobKind), sql`${jobs.payload} ->> 'to' = ${email}`));
}
