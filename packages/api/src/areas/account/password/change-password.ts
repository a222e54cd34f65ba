import type { changePassword } from '@attesta/domain/account/calls';
import type { ParsedRequestOf, ResponseOf } from '@attesta/domain/contract/call';
import { Failure, unauthenticated } from '../../../http/failure.ts';
import { addMail, removeResetMails } from '../../../mail/mail-job.ts';
import type { Portal } from '../../../portal.ts';
import * as attempts from '../../../limits/attempts.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuseDemo, requireActive } from '../../../accounts/authorization.ts';
import type { Client } from '../../../accounts/client.ts';
import { removeOtherDevices, rememberDevice } from '../../../accounts/known-browsers.ts';
import { consumeLink, findLink, linkFailure, removeResetLinks } from '../../../tokens/links.ts';
import { rejectWeakPassword, ownWordsOf } from './password-rules.ts';
import { removeEmailChange } from '../../../accounts/pending-email-change.ts';
import type { Passwords } from './passwords.ts';
import { closeSession, closeSessionsOf, openSession } from '../../../accounts/sessions.ts';
import { accountById, exchangePassword, lockAccount, setPassword } from '../../../accounts/store.ts';

type Body = ParsedRequestOf<typeof changePassword>['body'];

/** Not 401: the session is valid, and the portal discards its token at a 401. */
const wrongCurrentPassword = (field: string) =>
  new Failure(400, 'wrong_credentials', 'The current password is incorrect.', { fields: { [field]: 'invalid' } });

/**
 * Sets a new password with the token of a reset mail. Ends all sessions, all other reset links and a change of the
 * e-mail address of the account.
 * @returns the tokens of the device cookie: access to the mail authenticates the owner just like signing in
 * @throws Failure 400 `link_used` or `link_invalid`, or for a rejected password
 */
export async function resetPassword(
  { database, clock, worker, securityLog }: Portal,
  passwords: Passwords,
  { token, password }: Extract<Body, { token: string }>,
  client: Client,
): Promise<string[]> {
  // Only checks the token at first, because hashing is expensive and anyone can send made-up tokens; it is used up
  // below.
  const subject = await findLink(database.queries, ['reset'], token, clock());
  const owner = subject?.accountId ? await accountById(database.queries, subject.accountId) : null;
  if (!owner) throw await linkFailure(database.queries, ['reset'], token);
  refuseDemo(owner);
  await rejectWeakPassword(password, ownWordsOf(owner));
  const passwordHash = await passwords.hash(password);
  const devices = await database.queries.transaction(async (queries) => {
    // Every transaction locks the account before its links, so that two transactions never deadlock.
    await lockAccount(queries, owner.id);
    const used = await consumeLink(queries, ['reset'], token, clock());
    if (used?.accountId !== owner.id) throw await linkFailure(queries, ['reset'], token);
    await setPassword(queries, owner.id, passwordHash);
    await removeResetMails(queries, owner.id);
    await removeResetLinks(queries, owner.id);
    await removeEmailChange(queries, owner.id);
    await closeSessionsOf(queries, owner.id);
    await attempts.clearAttempts(queries, [
      [attempts.signInToAccount, owner.email],
      [attempts.signInFromNetwork, attempts.pairOf(owner.email, client.network)],
    ]);
    await addMail(
      queries,
      { template: 'passwordChanged', to: owner.email, language: owner.language, origin: client.origin },
      clock(),
    );
    await removeOtherDevices(queries, owner.id, client.devices);
    return rememberDevice(queries, owner, client.devices, clock());
  });
  worker.wake();
  securityLog('password_reset', { account: owner.id, client: client.pseudonym });
  return devices;
}

/**
 * Checks the current password of a signed-in user; guesses are limited.
 * @param field the field to report if the password is wrong
 */
export async function confirmPassword(
  { database, clock }: Portal,
  passwords: Passwords,
  { account }: Caller,
  password: string,
  field: 'current_password' | 'currentPassword',
): Promise<void> {
  await attempts.countAttempt(database.queries, attempts.currentPassword, account.id, clock());
  if (!(await passwords.matches(account.passwordHash, password))) throw wrongCurrentPassword(field);
  await attempts.clearAttempts(database.queries, [[attempts.currentPassword, account.id]]);
}

/**
 * Sets a new password after checking the current one. Ends all sessions, reset links and a change of the e-mail address
 * of the account and opens a new session for the caller.
 */
export async function replacePassword(
  portal: Portal,
  passwords: Passwords,
  { current_password, password }: Extract<Body, { current_password: string }>,
  caller: Caller | null,
  client: Client,
): Promise<ResponseOf<typeof changePassword>> {
  if (!caller) throw unauthenticated();
  requireActive(caller.account);
  refuseDemo(caller.account);
  const { database, clock, worker, securityLog } = portal;
  const { id, email, language, passwordHash: current } = caller.account;
  await confirmPassword(portal, passwords, caller, current_password, 'current_password');
  await rejectWeakPassword(password, ownWordsOf(caller.account));
  const passwordHash = await passwords.hash(password);
  const token = await database.queries.transaction(async (queries) => {
    await lockAccount(queries, id);
    // Another change or a sign-out can happen while the passwords are checked and hashed.
    if (!(await exchangePassword(queries, id, current, passwordHash))) throw wrongCurrentPassword('current_password');
    if (!(await closeSession(queries, caller.token))) throw unauthenticated();
    await closeSessionsOf(queries, id);
    await removeResetMails(queries, id);
    await removeResetLinks(queries, id);
    await removeEmailChange(queries, id);
    await addMail(queries, { template: 'passwordChanged', to: email, language, origin: client.origin }, clock());
    await removeOtherDevices(queries, id, client.devices);
    return openSession(queries, id, { now: clock(), userAgent: client.userAgent });
  });
  worker.wake();
  securityLog('password_changed', { account: id, client: client.pseudonym });
  return { token };
}
