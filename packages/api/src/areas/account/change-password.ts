import type { changePassword } from '@attesta/domain/account/calls';
import type { ParsedRequestOf, ResponseOf } from '@attesta/domain/calls';
import { Failure, unauthenticated } from '../../http/failure.ts';
import { addMail, removeResetMails } from '../../mail/mail-job.ts';
import type { Portal } from '../../portal.ts';
import * as attempts from './attempts.ts';
import { refuseInactive, type Caller } from './caller.ts';
import type { Client } from './client.ts';
import { forgetOtherDevices, knowDevice } from './known-devices.ts';
import { removeResetLinks, subjectOfLink, useLink } from './links.ts';
import { refuseWeak, wordsOf } from './password-rules.ts';
import type { Passwords } from './passwords.ts';
import { closeSession, closeSessionsOf, openSession } from './sessions.ts';
import { accountById, exchangePassword, lockAccount, setPassword } from './store.ts';
import { linkInvalid } from './verify.ts';

type Body = ParsedRequestOf<typeof changePassword>['body'];

/** Not 401: the session is sound, and the portal drops its token at a 401. */
const wrongCurrentPassword = (field: string) =>
  new Failure(400, 'wrong_credentials', 'The current password is not right.', { fields: { [field]: 'invalid' } });

/**
 * Sets a new password by the token of a reset mail. Every session and every other reset link of the account ends.
 * @returns the tokens of the device cookie: opening the mail proves the owner as well as signing in does
 * @throws Failure 400 link_invalid, or for a password that is refused
 */
export async function resetPassword(
  { database, clock, worker, securityLog }: Portal,
  passwords: Passwords,
  { token, password }: Extract<Body, { token: string }>,
  client: Client,
): Promise<string[]> {
  // Looked at first, because hashing is expensive and anybody can make up a token; used up below.
  const subject = await subjectOfLink(database.queries, 'reset', token, clock());
  const owner = subject?.accountId ? await accountById(database.queries, subject.accountId) : null;
  if (!owner) throw linkInvalid();
  await refuseWeak(password, wordsOf(owner));
  const passwordHash = await passwords.hash(password);
  const devices = await database.queries.transaction(async (queries) => {
    await lockAccount(queries, owner.id); // The account before its links, in every transaction: two never wait for each other.
    const used = await useLink(queries, 'reset', token, clock());
    if (used?.accountId !== owner.id) throw linkInvalid();
    await setPassword(queries, owner.id, passwordHash);
    await removeResetMails(queries, owner.id);
    await removeResetLinks(queries, owner.id);
    await closeSessionsOf(queries, owner.id);
    await attempts.forgetAttempts(queries, [
      [attempts.signInToAccount, owner.email],
      [attempts.signInFromNetwork, attempts.pairOf(owner.email, client.network)],
      ...attempts.mailBudgets('reset', owner.email, client.network), // The links that were sent have just ended.
    ]);
    await addMail(
      queries,
      { template: 'passwordChanged', to: owner.email, language: owner.language, origin: client.origin },
      clock(),
    );
    await forgetOtherDevices(queries, owner.id, client.devices);
    return knowDevice(queries, owner, client.devices, clock());
  });
  worker.wake();
  securityLog('password_reset', { account: owner.id, client: client.pseudonym });
  return devices;
}

/**
 * Checks the current password of a signed-in person; guesses are limited.
 * @param field that is named if it is wrong
 * @throws Failure 400 wrong_credentials, 429
 */
export async function confirmPassword(
  { database, clock }: Portal,
  passwords: Passwords,
  { account }: Caller,
  password: string,
  field: 'current_password' | 'currentPassword',
): Promise<void> {
  await attempts.takeAttempt(database.queries, attempts.currentPassword, account.id, clock());
  if (!(await passwords.matches(account.passwordHash, password))) throw wrongCurrentPassword(field);
  await attempts.forgetAttempts(database.queries, [[attempts.currentPassword, account.id]]);
}

/** Sets a new password by the current one; every session and reset link ends, and the caller gets a new session. */
export async function replacePassword(
  portal: Portal,
  passwords: Passwords,
  { current_password, password }: Extract<Body, { current_password: string }>,
  caller: Caller | null,
  client: Client,
): Promise<ResponseOf<typeof changePassword>> {
  if (!caller) throw unauthenticated();
  refuseInactive(caller.account);
  const { database, clock, worker, securityLog } = portal;
  const { id, email, language, passwordHash: current } = caller.account;
  await confirmPassword(portal, passwords, caller, current_password, 'current_password');
  await refuseWeak(password, wordsOf(caller.account));
  const passwordHash = await passwords.hash(password);
  const token = await database.queries.transaction(async (queries) => {
    await lockAccount(queries, id);
    // Checking and hashing take long enough for another change, or a sign-out, to come first.
    if (!(await exchangePassword(queries, id, current, passwordHash))) throw wrongCurrentPassword('current_password');
    if (!(await closeSession(queries, caller.token))) throw unauthenticated();
    await closeSessionsOf(queries, id);
    await removeResetMails(queries, id);
    await removeResetLinks(queries, id);
    await addMail(queries, { template: 'passwordChanged', to: email, language, origin: client.origin }, clock());
    await forgetOtherDevices(queries, id, client.devices);
    return openSession(queries, id, { now: clock(), userAgent: client.userAgent });
  });
  worker.wake();
  securityLog('password_changed', { account: id, client: client.pseudonym });
  return { token };
}
