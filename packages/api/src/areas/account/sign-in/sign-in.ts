import type { login } from '@attesta/domain/account/calls';
import type { ParsedRequestOf, ResponseOf } from '@attesta/domain/contract/call';
import type { Queries } from '../../../database/database.ts';
import { Failure } from '../../../http/failure.ts';
import type { Portal } from '../../../portal.ts';
import * as attempts from '../../../limits/attempts.ts';
import type { Client } from '../../../accounts/client.ts';
import { rememberDevice, knownDevice } from '../../../accounts/known-browsers.ts';
import type { Passwords } from '../password/passwords.ts';
import { registeredUser, registrationWithPassword, submittedForm } from '../registration/pending-registrations.ts';
import { countCode, settleCode, useCode } from './code-attempts.ts';
import type { CodeResult } from './second-factor.ts';
import { openSession } from '../../../accounts/sessions.ts';
import type { AccountRow } from '../../../database/schema.ts';
import { accountByEmail, accountWithPassword } from '../../../accounts/store.ts';
import { userOf } from '../../../accounts/user.ts';

type Credentials = ParsedRequestOf<typeof login>['body'];

export interface SignedIn {
  readonly response: ResponseOf<typeof login>;
  /** Tokens for the device cookie; null if no session was opened. */
  readonly devices: readonly string[] | null;
}

const wrongCredentials = () => new Failure(401, 'wrong_credentials', 'The address or the password is incorrect.');

const codeRequired = () =>
  new Failure(
    403,
    'second_factor_required',
    'Repeat the call with one_time_code: a code of the authenticator app, or a recovery code.',
  );

const codeWrong = () =>
  new Failure(403, 'second_factor_required', 'The code is incorrect, was already used, or is too old.', {
    fields: { one_time_code: 'invalid' },
  });

interface Limits {
  /**
   * Limits of all accounts from this network. Counted first, so that rejected attempts do not add rows for each
   * account.
   */
  readonly network: readonly attempts.Counted[];
  /** Limit of the account from this client; deleted after a correct password. */
  readonly own: attempts.Counted;
  /**
   * Limits of the account from all clients; counted last, so that attempts rejected by the others do not use them up.
   */
  readonly account: readonly attempts.Counted[];
  /** Limit of this client for wrong codes of the second factor; the account has its own limits. */
  readonly code: attempts.Counted;
}

/** The limits of a sign-in. For a browser in which the owner has signed in, only its own limits apply. */
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
      code: [attempts.secondFactorTry, device],
    };
  }
  const pair = attempts.pairOf(email, network);
  const isKnown = await attempts.isKnownNetwork(queries, email, network, now);
  return {
    network: [[attempts.signInByNetwork, network]],
    own: [attempts.signInFromNetwork, pair],
    account: isKnown ? [] : [[attempts.signInToAccount, email]],
    code: [attempts.secondFactorTry, pair],
  };
}

/**
 * Signs in. Unknown addresses and wrong passwords get the same response, in bytes and roughly in time. An unverified
 * address gets its user and no token; an inactive account gets a token with which it can only read its user and sign
 * out, and export or restore an account whose deletion is pending.
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
    worker,
  } = portal;
  const device = await knownDevice(queries, email, client.devices, clock());
  const limits = await limitsFor(queries, email, client, device, clock());
  const refundable: attempts.CountedAttempt[] = [];
  for (const counted of [...limits.network, limits.own, ...limits.account]) {
    const [limit, subject] = counted;
    const attempt = await attempts.countAttempt(queries, limit, subject, clock());
    if (counted !== limits.own) refundable.push(attempt);
  }

  const account = await accountByEmail(queries, email);
  const usable = account && !(account.demo && settings.production) ? account : null;
  if (!(await passwords.matches(usable?.passwordHash ?? null, password)) || !usable) {
    // Runs in every case, so that addresses with and without registrations take the same time.
    const registration = await registrationWithPassword(
      queries,
      email,
      await passwords.pendingHash(email, password),
      clock(),
    );
    const what = registration ? 'email_not_verified' : 'wrong_credentials';
    securityLog('sign_in_refused', { account: usable?.id, client: client.pseudonym, what });
    if (!registration) throw wrongCredentials();
    return { response: { user: registeredUser(submittedForm(registration)) }, devices: null };
  }
  if (usable.emailVerifiedAt === null) {
    securityLog('sign_in_refused', { account: usable.id, client: client.pseudonym, what: 'email_not_verified' });
    return { response: { user: userOf(usable, settings) }, devices: null };
  }

  const code =
    one_time_code === undefined ? null : await countCode(queries, usable, limits.code, one_time_code, clock());
  const opened = await openFor(portal, usable, one_time_code, client);
  if (code) {
    const use = { now: clock(), origin: client.origin };
    const isBlocked = await settleCode(queries, usable, code, opened.code, use);
    if (isBlocked) securityLog('second_factor_blocked', { account: usable.id, client: client.pseudonym });
  }
  worker.wake();
  if (opened.code === 'wrong') {
    securityLog('second_factor_refused', { account: usable.id, client: client.pseudonym });
    throw codeWrong();
  }
  await attempts.refundAttempts(queries, refundable);
  await attempts.clearAttempts(queries, [limits.own]);
  if (!opened.session) throw codeRequired();
  await attempts.rememberNetwork(queries, email, client.network, clock());
  if (opened.code === 'recovery') securityLog('recovery_code_used', { account: usable.id, client: client.pseudonym });
  securityLog('signed_in', { account: usable.id, client: client.pseudonym });
  const { token, user, devices, recoveryCodesLeft } = opened.session;
  return { response: { token, user, recovery_codes_left: recoveryCodesLeft }, devices };
}

interface Opened {
  readonly code: CodeResult;
  /** Null unless the code was correct or not required. */
  readonly session: {
    readonly token: string;
    readonly user: ReturnType<typeof userOf>;
    readonly devices: string[];
    /** After the use of a recovery code. */
    readonly recoveryCodesLeft: number | undefined;
  } | null;
}

/**
 * Opens a session if the second factor is correct or off.
 * @throws Failure 401 if the password changed in the meantime
 */
function openFor(
  { database, clock, settings }: Portal,
  { id, passwordHash }: AccountRow,
  code: string | undefined,
  client: Client,
): Promise<Opened> {
  return database.queries.transaction(async (queries) => {
    // The password can change while it is checked; that change must end sessions opened with the old one.
    const account = await accountWithPassword(queries, id, passwordHash);
    if (!account) throw wrongCredentials();
    const now = clock();
    const { result, recoveryCodesLeft } = await useCode(queries, account, code, { now, origin: client.origin });
    if (result === 'wrong' || result === 'missing') return { code: result, session: null };
    const token = await openSession(queries, id, { now, userAgent: client.userAgent });
    const devices = await rememberDevice(queries, account, client.devices, now);
    return { code: result, session: { token, user: userOf(account, settings), devices, recoveryCodesLeft } };
  });
}
