import { getAuthenticatedUser, logout } from '@attesta/domain/account/calls';
import { exportAccount, getDeletion, undoDeletion } from '@attesta/domain/account/data/calls';
import { mayCall } from '@attesta/domain/access/who';
import type { Call } from '@attesta/domain/contract/call';
import type { FastifyRequest } from 'fastify';
import type { AccountRow } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import { Failure, unauthenticated } from '../http/failure.ts';
import type { Authorize } from '../http/route.ts';
import type { Portal } from '../portal.ts';
import { accountOfApiToken, isApiToken } from './access-keys.ts';
import { accountOfSession } from './sessions.ts';
import { isActive, roleOfAccount } from './store.ts';

/**
 * Calls that an inactive account may make: the portal's route guard needs the user, and sign-out is always possible.
 */
const allowedWhenInactive: ReadonlySet<Call> = new Set<Call>([getAuthenticatedUser, logout]);
/** Calls that an account may also make while its deletion is pending, unless it is deactivated. */
const allowedBeforeDeletion: ReadonlySet<Call> = new Set<Call>([exportAccount, getDeletion, undoDeletion]);

const maxTokenLength = 512;

/** The bearer token of the request, or null. Read from the raw headers, because validation removes undeclared ones. */
function bearerOf(request: FastifyRequest): string | null {
  const token = /^Bearer +(\S+)$/i.exec(request.raw.headers.authorization ?? '')?.[1];
  return token && token.length <= maxTokenLength ? token : null;
}

/**
 * Authorizes each call. Checks session, activation, role, configuration and approval, in this order. Only a missing or
 * ended session returns 401, at which the portal discards its token; everything else returns 403 with a code. An API token
 * may make the calls of its scope only.
 */
export const authorization =
  (portal: Portal): Authorize =>
  async (request, call) => {
    const caller = await callerOf(portal, request);
    const isOutOfScope = caller?.apiToken != null && call.scope === undefined;
    if (call.who === 'anyone') return isOutOfScope ? null : caller;
    if (!caller) throw unauthenticated();
    if (isOutOfScope)
      throw new Failure(403, 'out_of_scope', 'An API token may only list and change availability windows.');
    if (allowedWhenInactive.has(call)) return caller;
    requireActive(allowedBeforeDeletion.has(call) ? { ...caller.account, deletionAt: null } : caller.account);
    if (!mayCall(call.who, caller.role)) throw new Failure(403, 'forbidden', 'Your role may not make this call.');
    if (call.who !== 'signed-in') requireConfigured(caller);
    return caller;
  };

async function callerOf({ database, clock, settings }: Portal, request: FastifyRequest): Promise<Caller | null> {
  const token = bearerOf(request);
  if (token === null) return null;
  const found = isApiToken(token)
    ? await accountOfApiToken(database.queries, token, clock())
    : { account: await accountOfSession(database.queries, token, clock()), name: null };
  const account = found?.account;
  if (!account || (account.demo && settings.production)) return null;
  return { account, role: roleOfAccount(account), token, apiToken: found.name };
}

/** @throws Failure 403 unless the account is active */
export function requireActive(account: AccountRow): void {
  if (account.emailVerifiedAt === null)
    throw new Failure(403, 'email_not_verified', 'The e-mail address is not verified yet.');
  if (!isActive(account)) throw new Failure(403, 'account_inactive', 'This account is not active.');
}

/** @throws Failure 403 `demo_account`: the password of demo accounts is public, so anyone could take one over */
export function refuseDemo(account: AccountRow): void {
  if (account.demo) throw new Failure(403, 'demo_account', 'This is not possible for a demo account.');
}

function requireConfigured({ account, role }: Caller): void {
  if (account.profile === null) throw new Failure(403, 'not_configured', 'Configure the account first.');
  if (role === 'notified_body' && account.requestStatus !== 'approved') {
    throw new Failure(403, 'not_approved', 'The request of this notified body is not approved yet.');
  }
}
