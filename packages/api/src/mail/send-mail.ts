import { issueLink } from '../areas/account/links.ts';
import type { Queries } from '../database/database.ts';
import { JobRefused, type Job, type JobHandler } from '../jobs/job.ts';
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
 * Sends the mail of a job. Its Message-ID is made from the job's id, so that a repeat after a kill between the mail server's
 * acceptance and our mark is seen as the same mail.
 */
export function mailHandler(transport: Transport, clock: () => Date): JobHandler {
  return async ({ id, payload }: Job, queries: Queries) => {
    const mail = payload as MailJob;
    try {
      const link = await linkOf(queries, mail, clock());
      const isSent = mail.template !== 'none';
      const letter = writeLetter(isSent ? mail.template : 'reset', { ...mail, link });
      await (isSent ? transport.send({ id, ...letter }) : transport.compose({ id, ...letter }));
    } catch (error) {
      if (isGone(error)) throw new JobRefused('What the mail was for does not exist any more.');
      throw error;
    }
  };
}
