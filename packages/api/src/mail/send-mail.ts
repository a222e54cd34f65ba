import { eq } from 'drizzle-orm';
import { issueLink, type LinkPurpose, type LinkSubject } from '../tokens/links.ts';
import type { Queries } from '../database/database.ts';
import { jobs } from '../database/schema.ts';
import type { Job, JobHandler } from '../jobs/job.ts';
import { deletionFacts, emailChangeFacts, recoveryCodeFacts } from './account-facts.ts';
import { mailLanguageOf } from './languages.ts';
import { renderMail } from './render-mail.ts';
import { renderCourseMail } from './course-mail.ts';
import type { MailJob } from './mail-job.ts';
import type { Transport } from './transport.ts';

/** A mail whose link is created when it is sent. Mails about courses contain the address of a page, without a token. */
type LinkMail = Exclude<MailJob, { course: unknown }>;

type TemplateWithToken = 'verify' | 'reset' | 'emailChangeCurrent' | 'emailChangeNew';

const pathOf: Record<Exclude<LinkMail['template'], TemplateWithToken>, string> = {
  none: '/login',
  alreadyRegistered: '/login',
  passwordChanged: '/forgot-password',
  approved: '/login',
  rejected: '/login',
  designationApproved: '/login',
  designationRejected: '/login',
  apiTokenAdded: '/forgot-password',
  secondFactorOn: '/forgot-password',
  secondFactorOff: '/forgot-password',
  codesBlocked: '/forgot-password',
  recoveryCodeUsed: '/forgot-password',
  emailInUse: '/login',
  emailChanged: '/login',
  deletionRequested: '/login',
  deletionReminder: '/login',
  accountDeleted: '/',
};

/**
 * Returns the link of a mail. Each call creates a new token, because an earlier attempt of the same job may already
 * have sent one.
 */
async function createLink(queries: Queries, mail: LinkMail, now: Date): Promise<string> {
  const withToken = async (path: string, purpose: LinkPurpose, subject: LinkSubject) =>
    `${mail.origin}${path}?token=${await issueLink(queries, purpose, subject, now)}`;
  switch (mail.template) {
    case 'verify':
      return withToken('/check-mail', 'verify', { registrationId: mail.registrationId });
    case 'reset':
      return withToken('/reset-password', 'reset', { accountId: mail.accountId });
    case 'emailChangeCurrent':
    case 'emailChangeNew': {
      const purpose = mail.template === 'emailChangeNew' ? 'emailNew' : 'emailCurrent';
      return withToken('/confirm-email', purpose, { emailChangeId: mail.emailChangeId });
    }
    case 'none':
    case 'alreadyRegistered':
    case 'emailInUse':
      await issueLink(queries, 'verify', {}, now); // The same write as for the other kind of address.
      break;
    default:
  }
  return mail.origin + pathOf[mail.template];
}

/** PostgreSQL error: the registration, account or change of address of the link was deleted. */
const foreignKeyViolation = '23503';

const isGone = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === foreignKeyViolation) || isGone(error.cause));

/**
 * Creates the link of a job, or returns null if the job was deleted: a password change deletes unsent reset mails, and
 * no link may be created for them afterwards.
 */
function createLinkForJob({ id }: Job, queries: Queries, mail: LinkMail, now: Date): Promise<string | null> {
  const created = queries.transaction(async (transaction) => {
    const [existing] = await transaction.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id)).for('update');
    return existing ? createLink(transaction, mail, now) : null;
  });
  return created.catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });
}

/** The labels and values that the mail lists. */
function factsOf(mail: LinkMail): (readonly [string, string])[] {
  const language = mailLanguageOf(mail.language);
  if ('deletion' in mail) return deletionFacts(mail.deletion, language);
  if ('recoveryCodesLeft' in mail) return recoveryCodeFacts(mail.recoveryCodesLeft, language);
  return 'newEmail' in mail ? emailChangeFacts(mail.newEmail, language) : [];
}

/**
 * Returns the handler of mail jobs. The Message-ID is derived from the job's id, so that mail systems recognise a
 * repeat as the same mail if the process is killed after the mail server has accepted it.
 */
export function mailHandler(transport: Transport, clock: () => Date): JobHandler {
  return async (job: Job, queries: Queries) => {
    const mail = job.payload as MailJob;
    if ('course' in mail)
      return transport.send({ id: job.id, ...renderCourseMail(mail.template, { ...mail, from: transport.from }) });
    const link = await createLinkForJob(job, queries, mail, clock());
    if (link === null) return; // The target of the link no longer exists.
    const isSent = mail.template !== 'none';
    const facts = factsOf(mail);
    const outgoing = { id: job.id, ...renderMail(isSent ? mail.template : 'reset', { ...mail, link, facts }) };
    await (isSent ? transport.send(outgoing) : transport.compose(outgoing));
  };
}
