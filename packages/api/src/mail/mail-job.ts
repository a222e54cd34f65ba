import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { jobs } from '../database/schema.ts';
import { addJob } from '../jobs/store.ts';
import type { LetterKind } from './words.ts';

/** Kind of the jobs that send a mail. */
export const mailJobKind = 'mail';

interface Recipient {
  readonly to: string;
  /** The portal's origin, for the link. */
  readonly origin: string;
}

/** What a mail says, and in which language. */
export type MailContent = { readonly language: string } & (
  | { readonly template: 'verify'; readonly registrationId: string }
  | { readonly template: 'reset'; readonly accountId: string }
  /** For an address without account: does the same work, but sends nothing, so that nobody can measure who has an account. */
  | { readonly template: 'none' }
  | { readonly template: Exclude<LetterKind, 'verify' | 'reset'> }
);

/**
 * A mail to be sent. Links are made when it is sent: the database never has a usable token, and the hour of the link begins
 * when the mail leaves.
 */
export type MailJob = Recipient & MailContent;

/** Adds a mail to the transaction of what it announces. */
export const addMail = (queries: Queries, mail: MailJob, now: Date): Promise<void> =>
  addJob(queries, { kind: mailJobKind, payload: mail }, now);

/** Removes reset mails that wait to be sent: their links would work after the change of the password that calls this. */
export async function removeResetMails(queries: Queries, accountId: string): Promise<void> {
  const isReset = and(
    sql`${jobs.payload} ->> 'template' = 'reset'`,
    sql`${jobs.payload} ->> 'accountId' = ${accountId}`,
  );
  await queries.delete(jobs).where(and(eq(jobs.kind, mailJobKind), isReset));
}
