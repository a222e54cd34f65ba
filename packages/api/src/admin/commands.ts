import type { Queries } from '../database/database.ts';
import { accountByEmail, allAccounts, isActive, roleOfAccount, setDeactivated, setRequestStatus, verifyAddress, type AccountRow } from '../areas/account/store.ts';
import { closeSessionsOf } from '../areas/account/sessions.ts';
import { usage, type CommandResult } from './usage.ts';

type Command = (queries: Queries, account: AccountRow, now: Date) => Promise<CommandResult>;

const done = (text: string): CommandResult => ({ ok: true, text });
const refused = (text: string): CommandResult => ({ ok: false, text });

const decideRequest =
  (status: 'approved' | 'rejected'): Command =>
  async (queries, account) => {
    if (roleOfAccount(account) !== 'notified_body') return refused(`${account.email} is no notified body.`);
    if (account.profile === null) return refused(`${account.email} has not configured its account yet.`);
    await setRequestStatus(queries, account.id, status);
    return done(`${account.email} is ${status}.`);
  };

const commands: Record<string, Command> = {
  approve: decideRequest('approved'),
  reject: decideRequest('rejected'),
  activate: async (queries, { id, email }) => {
    await setDeactivated(queries, id, null);
    return done(`${email} is activated.`);
  },
  deactivate: async (queries, { id, email }, now) => {
    await setDeactivated(queries, id, now);
    return done(`${email} is deactivated.`);
  },
  verify: async (queries, { id, email }, now) => {
    await verifyAddress(queries, id, now);
    return done(`${email} counts as verified.`);
  },
  'sign-out': async (queries, { id, email }) => {
    await closeSessionsOf(queries, id);
    return done(`All sessions of ${email} are ended.`);
  },
};

/** Runs one administrator's command, the same through the socket and on the database itself. */
export async function runCommand(queries: Queries, [name = '', address, ...rest]: readonly string[], now: Date): Promise<CommandResult> {
  if (name === 'list' && address === undefined) return done(table(await allAccounts(queries)));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || address === undefined || rest.length > 0) return refused(usage);
  const account = await accountByEmail(queries, address.trim().toLowerCase());
  return account ? command(queries, account, now) : refused(`There is no account with the address ${address}.`);
}

function table(rows: readonly AccountRow[]): string {
  const lines = rows.map((account) => [account.email, account.roleId, stateOf(account)]);
  const widths = [0, 1].map((column) => Math.max(0, ...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n') || 'No accounts yet.';
}

function stateOf(account: AccountRow): string {
  if (account.emailVerifiedAt === null) return 'address not verified';
  if (!isActive(account)) return 'deactivated';
  if (account.profile === null) return 'not configured';
  return account.requestStatus === null ? 'active' : `active, request ${account.requestStatus}`;
}
