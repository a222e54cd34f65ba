import type { login } from '@attesta/domain/account/calls';
import type { ResponseOf } from '@attesta/domain/calls';
import type { Queries } from '../../database/database.ts';
import { Failure } from '../../http/failure.ts';
import type { Portal } from '../../portal.ts';
import * as attempts from './attempts.ts';
import type { Passwords } from './passwords.ts';
import { openSession } from './sessions.ts';
import { accountByEmail, accountWithPassword } from './store.ts';
import { userOf } from './view.ts';

type Credentials = { email: string; password: string };

const wrongCredentials = () => new Failure(401, 'wrong_credentials', 'The address or the password is not right.');

/** The tries that a sign-in counts. An address the owner used before is not slowed by guesses made elsewhere. */
async function takeAttempts(queries: Queries, email: string, address: string, now: Date): Promise<() => Promise<void>> {
  const pair = attempts.pairOf(email, address);
  const limits: [Parameters<typeof attempts.takeAttempt>[1], string][] = [
    [attempts.signInFromAddress, pair],
    [attempts.signInByAddress, address],
  ];
  if (!(await attempts.isKnownAddress(queries, email, address, now))) limits.push([attempts.signInToAccount, email]);
  for (const [limit, subject] of limits) await attempts.takeAttempt(queries, limit, subject, now);
  return async () => {
    await attempts.forgetAttempts(queries, [attempts.signInFromAddress], pair);
    for (const [limit, subject] of limits.slice(1)) await attempts.returnAttempt(queries, limit, subject);
    await attempts.knowAddress(queries, email, address, now);
  };
}

/**
 * Signs in. Unknown addresses and wrong passwords answer alike, in bytes and roughly in time. An unverified address gets its
 * user and no token; a deactivated account gets a token, with which it can only ask who it is and sign out.
 * @throws Failure 401 wrong_credentials, 429
 */
export async function signIn(
  { database: { queries }, clock, settings }: Portal,
  passwords: Passwords,
  { email, password }: Credentials,
  address: string,
): Promise<ResponseOf<typeof login>> {
  const returnAttempts = await takeAttempts(queries, email, address, clock());
  const account = await accountByEmail(queries, email);
  const usable = account && !(account.demo && settings.production) ? account : null;
  const matches = await passwords.matches(usable?.passwordHash ?? null, password);
  if (!usable || !matches) throw wrongCredentials();
  const answer = await queries.transaction(async (transaction) => {
    // Checking takes long enough for the password to be changed meanwhile, which must end what the old one opened.
    const current = await accountWithPassword(transaction, usable.id, usable.passwordHash);
    if (!current) throw wrongCredentials();
    const user = userOf(current);
    return user.is_email_verified ? { token: await openSession(transaction, current.id, clock()), user } : { user };
  });
  await returnAttempts();
  return answer;
}
