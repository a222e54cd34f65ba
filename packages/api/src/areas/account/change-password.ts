import type { changePassword } from '@attesta/domain/account/calls';
import type { ParsedRequestOf, ResponseOf } from '@attesta/domain/calls';
import { Failure } from '../../http/failure.ts';
import type { Portal } from '../../portal.ts';
import * as attempts from './attempts.ts';
import { refuseInactive, type Caller } from './caller.ts';
import { passwordChangedLetter } from './letters.ts';
import { accountOfLink, useLink } from './links.ts';
import type { Passwords } from './passwords.ts';
import { closeSession, closeSessionsOf, openSession } from './sessions.ts';
import { accountById, exchangePassword, holdAccount, setPassword, verifyAddress } from './store.ts';

type Body = ParsedRequestOf<typeof changePassword>['body'];
type Answer = ResponseOf<typeof changePassword>;

const linkInvalid = () => new Failure(400, 'link_invalid', 'This link was used already or is older than an hour. Ask for a new one.');

const unauthenticated = () => new Failure(401, 'unauthenticated', 'Sign in to do this.');

/** Not 401: the session is sound, and the portal drops its token at a 401. */
const wrongCurrentPassword = () =>
  new Failure(400, 'wrong_credentials', 'The current password is not right.', { fields: { current_password: 'invalid' } });

/** Sets a new password by the token of a reset mail. The link proves that the address is the owner's, so it is verified by it. */
export async function resetPassword(
  { database, clock, mailer }: Portal,
  passwords: Passwords,
  { token, password }: Extract<Body, { token: string }>,
  origin: string,
  address: string,
): Promise<Answer> {
  // Looked at first, because hashing is dear and anybody can make up a token; used up below, when the password is set.
  if ((await accountOfLink(database.queries, 'reset', token, clock())) === null) throw linkInvalid();
  const passwordHash = await passwords.hash(password);
  const account = await database.queries.transaction(async (queries) => {
    const id = await useLink(queries, 'reset', token, clock());
    if (id === null) throw linkInvalid();
    await setPassword(queries, id, passwordHash);
    await verifyAddress(queries, id, clock());
    await closeSessionsOf(queries, id);
    return accountById(queries, id);
  });
  if (account) {
    await attempts.forgetAttempts(database.queries, [attempts.signInToAccount], account.email);
    await attempts.forgetAttempts(database.queries, [attempts.signInFromAddress], attempts.pairOf(account.email, address));
    mailer.post(passwordChangedLetter(account, origin));
  }
  return {};
}

/** Sets a new password by the current one; every session ends, and the caller gets a new one. */
export async function replacePassword(
  { database, clock, mailer }: Portal,
  passwords: Passwords,
  { current_password, password }: Extract<Body, { current_password: string }>,
  caller: Caller | null,
  origin: string,
): Promise<Answer> {
  if (!caller) throw unauthenticated();
  refuseInactive(caller.account);
  const { id, passwordHash: current } = caller.account;
  await attempts.takeAttempt(database.queries, attempts.currentPassword, id, clock());
  if (!(await passwords.matches(current, current_password))) throw wrongCurrentPassword();
  const passwordHash = await passwords.hash(password);
  const token = await database.queries.transaction(async (queries) => {
    // Checking and hashing take long enough for another change, or a sign-out, to come first.
    if (!(await exchangePassword(queries, id, current, passwordHash))) throw wrongCurrentPassword();
    if (!(await closeSession(queries, caller.token))) throw unauthenticated();
    await closeSessionsOf(queries, id);
    return openSession(queries, id, clock());
  });
  await attempts.forgetAttempts(database.queries, [attempts.currentPassword], id);
  mailer.post(passwordChangedLetter(caller.account, origin));
  return { token };
}

/** Verifies an address by the token of the mail. */
export async function verifyByLink({ database, clock }: Portal, token: string): Promise<void> {
  await database.queries.transaction(async (queries) => {
    const owner = await accountOfLink(queries, 'verify', token, clock());
    if (owner === null) throw linkInvalid();
    // The account before its links, as registering again does; the other way round the two could wait for each other.
    await holdAccount(queries, owner);
    const id = await useLink(queries, 'verify', token, clock());
    if (id === null) throw linkInvalid();
    await verifyAddress(queries, id, clock());
  });
}
