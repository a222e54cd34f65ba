import type { login } from '@attesta/domain/account/calls';
import type { ParsedRequestOf, ResponseOf } from '@attesta/domain/calls';
import type { Queries } from '../../database/database.ts';
import { Failure } from '../../http/failure.ts';
import type { Portal } from '../../portal.ts';
import * as attempts from './attempts.ts';
import type { Client } from './client.ts';
import { knowDevice, knownDevice } from './known-devices.ts';
import type { Passwords } from './passwords.ts';
import { registeredUser, registrationWithPassword, submittedForm } from './registrations.ts';
import { spendCode, type CodeUse } from './second-factor.ts';
import { openSession } from './sessions.ts';
import { accountByEmail, accountWithPassword, type AccountRow } from './store.ts';
import { userOf } from './view.ts';

type Credentials = ParsedRequestOf<typeof login>['body'];

export interface SignedIn {
  readonly answer: ResponseOf<typeof login>;
  /** Tokens for the device cookie; null where nobody was signed in. */
  readonly devices: readonly string[] | null;
}

const wrongCredentials = () => new Failure(401, 'wrong_credentials', 'The address or the password is not right.');

const codeRequired = () =>
  new Failure(
    403,
    'second_factor_required',
    'Repeat the call with one_time_code: a code of the authenticator app, or a recovery code.',
  );

const codeWrong = () =>
  new Failure(403, 'second_factor_required', 'The code is not right, was used already, or is too old.', {
    fields: { one_time_code: 'invalid' },
  });

interface Limits {
  /** Of all accounts from this network; counted first, so that refused tries leave nothing behind for each account. */
  readonly network: readonly attempts.Counted[];
  /** Of the account from this client; forgotten after a right password. */
  readonly own: attempts.Counted;
  /** Of the account from all clients; counted last, so that tries refused before do not use it up. */
  readonly account: readonly attempts.Counted[];
  /** Wrong codes of the second factor. */
  readonly code: readonly attempts.Counted[];
}

/** What a sign-in counts against. A browser that the owner has signed in with has limits of its own, and no others. */
async function limitsFor(
  queries: Queries,
  email: string,
  { network }: Client,
  device: string | null,
  now: Date,
): Promise<Limits> {
  if (device !== null) {
    return {
      network: [],
      own: [attempts.signInFromDevice, device],
      account: [],
      code: [[attempts.secondFactorTry, device]],
    };
  }
  const pair = attempts.pairOf(email, network);
  const isKnown = await attempts.isKnownNetwork(queries, email, network, now);
  return {
    network: [[attempts.signInByNetwork, network]],
    own: [attempts.signInFromNetwork, pair],
    account: isKnown ? [] : [[attempts.signInToAccount, email]],
    code: [
      [attempts.secondFactorTry, pair],
      [attempts.secondFactorToAccount, email],
    ],
  };
}

/**
 * Signs in. Unknown addresses and wrong passwords respond alike, in bytes and roughly in time. An address that is not verified
 * gets its user and no token; a deactivated account gets a token, with which it can only ask who it is and sign out.
 * @throws Failure 401 wrong_credentials, 403 second_factor_required, 429
 */
export async function signIn(
  portal: Portal,
  passwords: Passwords,
  { email, password, one_time_code }: Credentials,
  client: Client,
): Promise<SignedIn> {
  const {
    database: { queries },
    clock,
    settings,
    securityLog,
  } = portal;
  const device = await knownDevice(queries, email, client.devices, clock());
  const limits = await limitsFor(queries, email, client, device, clock());
  for (const [limit, subject] of [...limits.network, limits.own, ...limits.account])
    await attempts.takeAttempt(queries, limit, subject, clock());

  const account = await accountByEmail(queries, email);
  const usable = account && !(account.demo && settings.production) ? account : null;
  if (!(await passwords.matches(usable?.passwordHash ?? null, password)) || !usable) {
    // In every case, so that it takes as long for an address with registrations as for one without.
    const registration = await registrationWithPassword(
      queries,
      email,
      await passwords.pendingHash(email, password),
      clock(),
    );
    const what = registration ? 'email_not_verified' : 'wrong_credentials';
    securityLog('sign_in_refused', { account: usable?.id, client: client.pseudonym, what });
    if (!registration) throw wrongCredentials();
    return { answer: { user: registeredUser(submittedForm(registration)) }, devices: null };
  }
  if (usable.emailVerifiedAt === null) {
    securityLog('sign_in_refused', { account: usable.id, client: client.pseudonym, what: 'email_not_verified' });
    return { answer: { user: userOf(usable) }, devices: null };
  }

  if (one_time_code !== undefined) {
    for (const [limit, subject] of limits.code) await attempts.takeAttempt(queries, limit, subject, clock());
  }
  const opened = await openFor(portal, usable, one_time_code, client);
  if (opened.code === 'wrong') {
    securityLog('second_factor_refused', { account: usable.id, client: client.pseudonym });
    throw codeWrong();
  }
  await attempts.returnAttempts(queries, [...limits.network, ...limits.account]);
  await attempts.forgetAttempts(queries, [limits.own]);
  if (!opened.session) throw codeRequired();
  if (one_time_code !== undefined) await attempts.forgetAttempts(queries, limits.code);
  await attempts.knowNetwork(queries, email, client.network, clock());
  if (opened.code === 'recovery') securityLog('recovery_code_used', { account: usable.id, client: client.pseudonym });
  securityLog('signed_in', { account: usable.id, client: client.pseudonym });
  const { token, user, devices } = opened.session;
  return { answer: { token, user }, devices };
}

interface Opened {
  readonly code: CodeUse;
  /** Null unless the code was right or none was needed. */
  readonly session: {
    readonly token: string;
    readonly user: ReturnType<typeof userOf>;
    readonly devices: string[];
  } | null;
}

/** Opens a session, once the second factor is settled. @throws Failure 401 if the password changed in the meantime */
function openFor(
  { database, clock }: Portal,
  { id, passwordHash }: AccountRow,
  code: string | undefined,
  client: Client,
): Promise<Opened> {
  return database.queries.transaction(async (queries) => {
    // Checking takes long enough for the password to be changed meanwhile, which must end what the old one opened.
    const account = await accountWithPassword(queries, id, passwordHash);
    if (!account) throw wrongCredentials();
    const used = await spendCode(queries, id, code, clock());
    if (used === 'wrong' || used === 'missing') return { code: used, session: null };
    const now = clock();
    const token = await openSession(queries, id, { now, userAgent: client.userAgent });
    const devices = await knowDevice(queries, account, client.devices, now);
    return { code: used, session: { token, user: userOf(account), devices } };
  });
}
