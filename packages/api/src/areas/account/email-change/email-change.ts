import type { confirmEmailChange, requestEmailChange } from '@attesta/domain/account/email/calls';
import type { ParsedRequestOf, ResponseOf } from '@attesta/domain/contract/call';
import { isDuplicate, type Queries } from '../../../database/database.ts';
import type { Caller } from '../../../http/caller.ts';
import { Failure, invalid, tooMany } from '../../../http/failure.ts';
import { addMails, removeResetMails } from '../../../mail/mail-job.ts';
import type { Portal } from '../../../portal.ts';
import { consumeLink, findLink, linkFailure, linkInvalid, removeResetLinks } from '../../../tokens/links.ts';
import * as attempts from '../../../limits/attempts.ts';
import { refuseDemo, requireActive } from '../../../accounts/authorization.ts';
import { confirmPassword } from '../password/change-password.ts';
import type { Client } from '../../../accounts/client.ts';
import * as changes from '../../../accounts/pending-email-change.ts';
import { removeOtherDevices } from '../../../accounts/known-browsers.ts';
import { lockCaller } from '../../../accounts/lock-caller.ts';
import type { Passwords } from '../password/passwords.ts';
import { closeSessionsOf } from '../../../accounts/sessions.ts';
import { accountByEmail, lockAccount, setEmail } from '../../../accounts/store.ts';

/**
 * Stores a change of the e-mail address and mails a link to both addresses. If another account has the new address, its
 * owner gets a mail about that instead, and the change is never confirmed there: the caller does not learn of it.
 * @throws Failure 400 for a wrong password or the current address, 403 for a demo account, 429
 */
export async function startEmailChange(
  portal: Portal,
  passwords: Passwords,
  { email, currentPassword }: ParsedRequestOf<typeof requestEmailChange>['body'],
  caller: Caller,
  client: Client,
): Promise<ResponseOf<typeof requestEmailChange>> {
  const { database, clock, worker, securityLog } = portal;
  const { id } = caller.account;
  refuseDemo(caller.account);
  await confirmPassword(portal, passwords, caller, currentPassword, 'currentPassword');
  if (email === caller.account.email) throw invalid({ email: 'already_used' }, 'This is the current address.');
  await attempts.countAttempt(database.queries, attempts.emailChangeRequest, id, clock());
  await attempts.countMailRequest(database.queries, client.network, clock());
  const change = await database.queries.transaction(async (queries) => {
    const now = clock();
    const account = await lockCaller(queries, caller, now);
    const exceeded = await attempts.countMail(queries, 'email-change', email, client.network, now);
    if (exceeded !== null || !(await attempts.mayPortalMail(queries, 'account', client.network, now)))
      throw tooMany(attempts.mailFromNetwork.ms / 1000);
    const added = await changes.addEmailChange(queries, id, email, now);
    const { language } = account;
    const toNew = { to: email, origin: client.origin };
    const owner = await accountByEmail(queries, email);
    await addMails(
      queries,
      [
        {
          template: 'emailChangeCurrent',
          to: account.email,
          origin: client.origin,
          language,
          emailChangeId: added.id,
          newEmail: email,
        },
        owner
          ? { ...toNew, template: 'emailInUse', language: owner.language }
          : { ...toNew, template: 'emailChangeNew', language, emailChangeId: added.id },
      ],
      now,
    );
    return added;
  });
  worker.wake();
  securityLog('email_change_requested', { account: id, client: client.pseudonym });
  return { change: changes.emailChangeOf(change) };
}

const linkPurposes = ['emailCurrent', 'emailNew'] as const;

const emailTaken = () =>
  new Failure(409, 'email_taken', 'Another account got this address in the meantime. The address was not changed.');

/**
 * Confirms a change of the e-mail address at one address; with the second confirmation the address changes. Then all
 * other sessions, known browsers and reset links end, and both addresses are informed.
 * @throws Failure 400 `link_used` or `link_invalid`, 403 for an inactive account, 409 `email_taken`
 */
export async function confirmEmail(
  { database, clock, worker, securityLog }: Portal,
  { token }: ParsedRequestOf<typeof confirmEmailChange>['body'],
  caller: Caller | null,
  client: Client,
): Promise<ResponseOf<typeof confirmEmailChange>> {
  const { queries } = database;
  const link = await findLink(queries, linkPurposes, token, clock());
  const found = link?.emailChangeId ? await changes.changeById(queries, link.emailChangeId, clock()) : null;
  if (!link || !found) throw await linkFailure(queries, linkPurposes, token);
  const { id, accountId } = found;
  const side = link.purpose === 'emailNew' ? 'new' : 'current';
  const confirm = async (transaction: Queries) => {
    const now = clock();
    // Every transaction locks the account before its links, so that two transactions never deadlock.
    const account = await lockAccount(transaction, accountId);
    if (!account) throw linkInvalid();
    requireActive(account);
    const used = await consumeLink(transaction, linkPurposes, token, now);
    if (used?.emailChangeId !== id) throw await linkFailure(transaction, linkPurposes, token);
    const change = await changes.confirmSide(transaction, id, side, now);
    if (!change) throw linkInvalid();
    if (change.currentConfirmedAt === null || change.newConfirmedAt === null) return false;
    await setEmail(transaction, accountId, change.email);
    await changes.finishEmailChange(transaction, change);
    await removeResetMails(transaction, accountId);
    await removeResetLinks(transaction, accountId);
    await closeSessionsOf(transaction, accountId, caller?.account.id === accountId ? caller.token : undefined);
    await removeOtherDevices(transaction, accountId, client.devices);
    const mail = { template: 'emailChanged', language: account.language, origin: client.origin } as const;
    const mails = [account.email, change.email].map((to) => ({ ...mail, to }));
    await addMails(transaction, mails, now);
    return true;
  };
  const completed = await queries.transaction(confirm).catch(async (error: unknown): Promise<never> => {
    if (!isDuplicate(error)) throw error;
    await queries.transaction(async (transaction) => {
      await lockAccount(transaction, accountId);
      await changes.finishEmailChange(transaction, found);
    });
    throw emailTaken();
  });
  if (completed) {
    worker.wake();
    securityLog('email_changed', { account: accountId, client: client.pseudonym });
  }
  return { confirmed: side, completed };
}
