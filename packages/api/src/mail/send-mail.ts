import { eq } from 'drizzle-orm';
import { issueLink } from '../areas/account/links.ts';
import type { Queries } from '../database/database.ts';
import { jobs } from '../database/schema.ts';
import type { Job, JobHandler } from '../jobs/job.ts';
import { writeLetter } from './letter.ts';
import type { MailJob } from './mail-job.ts';
import type { Transport } from './transport.ts';

const pathOf: Record<Exclude<MailJob['template'], 'verify' | 'reset'>, string> = {
  none: '/login',
  alreadyRegistered: '/login',
  passwordChanged: '/forgot-password',
  approved: '/login',
  rejected: '/login',
  secondFactorOn: '/forgot-password',
  secondFactorOff: '/forgot-password',
};

/** The address a mail leads to. A link is made anew each time: an earlier one of the same job may be in a mail already. */
async function linkOf(queries: Queries, mail: MailJob, now: Date): Promise<string> {
  switch (mail.template) {
    case 'verify':
      return `${mail.origin}/check-mail?token=${await issueLink(queries, 'verify', { registrationId: mail.registrationId }, now)}`;
    case 'reset':
      return `${mail.origin}/reset-password?token=${await issueLink(queries, 'reset', { accountId: mail.accountId }, now)}`;
    case 'none':
    case 'alreadyRegistered':
      await issueLink(queries, 'verify', {}, now); // The same write as for the other kind of address.
      break;
    default:
  }
  return mail.origin + pathOf[mail.template];
}

/** PostgreSQL: the registration or account that the link is for is gone. */
const foreignKeyViolation = '23503';

const isGone = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === foreignKeyViolation) || isGone(error.cause));

/**
 * The link of a job that is still there, or null: a change of the password removes the reset mails that wait, and no link may
 * be made for one of them after it.
 */
function linkOfJob({ id }: Job, queries: Queries, mail: MailJob, now: Date): Promise<string | null> {
  const made = queries.transaction(async (transaction) => {
    const [waiting] = await transaction.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id)).for('update');
    return waiting ? linkOf(transaction, mail, now) : null;
  });
  return made.catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });
}

/**
 * Sends the mail of a job. Its Message-ID is made from the job's id, so that a repeat after a kill between the mail server's
 * acceptance and our mark is seen as the same mail.
 */
export function mailHandler(transport: Transport, clock: () => Date): JobHandler {
  return async (job: Job, queries: Queries) => {
    const mail = job.payload as MailJob;
    const link = await linkOfJob(job, queries, mail, clock());
    if (link === null) return; // What the mail was for does not exist any more.
    const isSent = mail.template !== 'none';
    const letter = { id: job.id, ...writeLetter(isSent ? mail.template : 'reset', { ...mail, link }) };
    await (isSent ? transport.send(letter) : transport.compose(letter));
  };
}
