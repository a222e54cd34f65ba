import { readEmailAddress } from '@attesta/domain/values/email-address';
import { todayInBrussels } from '@attesta/domain/values/dates';
import { issueLink } from '../tokens/links.ts';
import { registrationToSend, removeSecondFactor } from '../areas/account/index.ts';
import { setDeletion, startDeletion } from '../areas/deletion/index.ts';
import { closeSessionsOf } from '../accounts/sessions.ts';
import * as accounts from '../accounts/store.ts';
import { isDuplicate, type Queries } from '../database/database.ts';
import type { AccountRow } from '../database/schema.ts';
import { addMail, type MailJob } from '../mail/mail-job.ts';
import { portalOrigins } from '../http/origins.ts';
import type { Portal } from '../portal.ts';
import { accountsTable } from './accounts-table.ts';
import { courseCommands } from './course-commands.ts';
import { demoCommands } from './demo-commands.ts';
import { designationCommands } from './designation-commands.ts';
import { discountCommands } from './discount-commands.ts';
import { invoiceCommands } from './invoice-commands.ts';
import { done, refused, type CommandResult } from './result.ts';
import { plain } from './table.ts';
import { usageProblem } from './usage.ts';

/** The services that the commands use, whether or not the server is running. */
export type AdminPortal = Pick<Portal, 'settings' | 'clock' | 'worker' | 'securityLog'> & {
  readonly database: { readonly queries: Queries };
};

interface Context {
  readonly queries: Queries;
  readonly account: AccountRow;
  readonly now: Date;
  readonly origin: string;
}

type Command = (context: Context, number: string | undefined) => Promise<CommandResult>;

const mailTo = (
  { account, origin }: Context,
  template: Extract<MailJob['template'], 'approved' | 'rejected' | 'secondFactorOff'>,
): MailJob => ({
  template,
  to: account.email,
  language: account.language,
  origin,
});

/**
 * Sets the status of a request in one statement, for the number that the administrator checked, and adds the mail about
 * it.
 */
async function decide(
  context: Context,
  { name, number }: Body,
  status: 'approved' | 'rejected',
): Promise<CommandResult> {
  const { queries, account, now } = context;
  const decided = await queries.transaction(async (transaction) => {
    if (!(await accounts.setRequestStatus(transaction, account.id, number, status))) return false;
    await addMail(transaction, mailTo(context, status), now);
    return true;
  });
  return decided
    ? done(`${name} (${number}) is ${status}. A mail is sent to ${account.email}.`)
    : refused(`${account.email} is already ${status}, or has changed its number. List the accounts again.`);
}

/** The notified body of an account, with its name made safe for the terminal. */
interface Body {
  readonly name: string;
  readonly number: string;
}

function bodyOf({ account }: Context): Body | CommandResult {
  if (accounts.roleOfAccount(account) !== 'notified_body') return refused(`${account.email} is not a notified body.`);
  if (account.profile?.kind !== 'notified_body') return refused(`${account.email} has not configured its account yet.`);
  return { name: plain(account.profile.name), number: account.profile.number };
}

const otherNumber = ({ name }: Body, number: string) =>
  refused(`The account of ${name} has a number other than ${plain(number)}. Nothing was changed.`);

const approve: Command = async (context, number) => {
  const body = bodyOf(context);
  if ('ok' in body) return body;
  // The administrator must look the number up, so the number of the account is not printed.
  if (number === undefined) {
    const command = `npm run admin -- approve ${context.account.email} <number>`;
    return refused(`Look up ${body.name} in NANDO and add its number: ${command}`);
  }
  if (number !== body.number) return otherNumber(body, number);
  try {
    return await decide(context, body, 'approved');
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const other = await accounts.approvedForBody(context.queries, number);
    return refused(`${other?.email ?? 'Another account'} is already approved for ${number}. Reject that one first.`);
  }
};

const reject: Command = async (context, number) => {
  const body = bodyOf(context);
  if ('ok' in body) return body;
  return number === undefined || number === body.number ? decide(context, body, 'rejected') : otherNumber(body, number);
};

const commands: Record<string, Command> = {
  approve,
  reject,
  activate: async ({ queries, account }) => {
    await accounts.setDeactivated(queries, account.id, null);
    return done(`${account.email} is activated.`);
  },
  deactivate: async ({ queries, account, now }) => {
    await accounts.setDeactivated(queries, account.id, now);
    return done(`${account.email} is deactivated.`);
  },
  delete: async ({ queries, account, now, origin }) => {
    if (account.deletionAt)
      return refused(`${account.email} is deleted on ${todayInBrussels(account.deletionAt)} already.`);
    const started = await queries.transaction(async (transaction) => {
      await accounts.lockAccount(transaction, account.id);
      return startDeletion(transaction, account.id, { now, origin });
    });
    if (!started?.deletion.date) return noAccount(account.email);
    return done(`${account.email} is deleted on ${started.deletion.date}, unless its user undoes it. A mail is sent.`);
  },
  keep: async ({ queries, account }) => {
    if (!account.deletionAt) return refused(`The deletion of ${account.email} is not pending.`);
    await setDeletion(queries, account.id, null);
    return done(`${account.email} is not deleted.`);
  },
  'sign-out': async ({ queries, account }) => {
    await closeSessionsOf(queries, account.id);
    return done(`All sessions of ${account.email} are ended.`);
  },
  'remove-second-factor': async (context) => {
    const { queries, account, now } = context;
    const removed = await queries.transaction(async (transaction) => {
      if (!(await removeSecondFactor(transaction, account.id))) return false;
      await addMail(transaction, mailTo(context, 'secondFactorOff'), now);
      return true;
    });
    return removed
      ? done(`${account.email} signs in with the password alone.`)
      : refused(`${account.email} has no second factor.`);
  },
};

/** Commands of two words, which need no account. */
const commandsWithoutAccount = {
  ...courseCommands,
  ...demoCommands,
  ...designationCommands,
  ...discountCommands,
  ...invoiceCommands,
};

/** Runs one administration command, whether it was sent through the socket or runs directly on the database. */
export async function runCommand(portal: AdminPortal, args: readonly string[]): Promise<CommandResult> {
  const { queries } = portal.database;
  const wrong = usageProblem(args);
  if (wrong !== null) return refused(wrong);
  const [name = '', first = '', ...rest] = args;
  if (name === 'list') return list(queries, first === 'pending');
  const now = portal.clock();
  const [origin] = portalOrigins(portal.settings);
  const withoutAccount = commandsWithoutAccount[`${name} ${first}`];
  if (withoutAccount) {
    const result = await withoutAccount({ queries, now, origin, settings: portal.settings }, rest);
    return recorded(portal, result, { what: `${name} ${first}` });
  }
  const email = readEmailAddress(first) ?? first.trim().toLowerCase();
  // The database rejects a NUL character.
  if (email.includes('\0')) return noAccount(email);
  const account = await accounts.accountByEmail(queries, email);
  const result =
    name === 'verify'
      ? await verify({ queries, now, origin }, email, account)
      : await runOn(name, account, email, { queries, now, origin }, rest[0]);
  return recorded(portal, result, { account: account?.id, what: name });
}

/** Logs a command that succeeded, and sends the mails that it added. */
function recorded(
  { securityLog, worker }: AdminPortal,
  result: CommandResult,
  facts: { readonly account?: string | undefined; readonly what: string },
): CommandResult {
  if (result.ok) {
    securityLog('admin_command', facts);
    worker.wake();
  }
  return result;
}

const noAccount = (email: string) => refused(`There is no account with the address ${plain(email)}.`);

async function runOn(
  name: string,
  account: AccountRow | null,
  email: string,
  context: Omit<Context, 'account'>,
  number: string | undefined,
) {
  const command = commands[name];
  return account && command ? command({ ...context, account }, number) : noAccount(email);
}

async function list(queries: Queries, pendingOnly: boolean): Promise<CommandResult> {
  const rows = await accounts.allAccounts(queries, pendingOnly ? 'pending' : undefined);
  return done(accountsTable(rows) || (pendingOnly ? 'No notified body is waiting for approval.' : 'No accounts yet.'));
}

/**
 * Returns a verification link for the administrator to pass on. The user sets the password on the page of the link.
 */
async function verify(
  { queries, now, origin }: Omit<Context, 'account'>,
  email: string,
  account: AccountRow | null,
): Promise<CommandResult> {
  if (account?.emailVerifiedAt) return refused(`${email} is already verified.`);
  const registration = await registrationToSend(queries, email, null, now);
  if (!registration) return refused(`No registration of ${plain(email)} is waiting for verification.`);
  const token = await issueLink(queries, 'verify', { registrationId: registration.id }, now);
  return done(
    `Pass this link on to ${email}. It can be used once and is valid for one hour:\n${origin}/check-mail?token=${token}`,
  );
}
