import type { Role } from '@attesta/domain/account/roles';
import { getAuthenticatedUser, logout } from '@attesta/domain/account/calls';
import { mayCall, type Call } from '@attesta/domain/calls';
import type { FastifyRequest } from 'fastify';
import { Failure, unauthenticated } from '../../http/failure.ts';
import type { Admission } from '../../http/route.ts';
import type { Portal } from '../../portal.ts';
import { accountOfSession } from './sessions.ts';
import { isActive, roleOfAccount, type AccountRow } from './store.ts';

/** Somebody with a living session. */
export interface Caller {
  readonly account: AccountRow;
  readonly role: Role;
  readonly token: string;
}

/** What an inactive account may still call: the guard has to know its user, and signing out is always possible. */
const openToInactive: ReadonlySet<Call['path']> = new Set([getAuthenticatedUser.path, logout.path]);

const longestToken = 512;

/** The bearer token of the request, or null. Read from the raw headers, because validation keeps only declared ones. */
function bearerOf(request: FastifyRequest): string | null {
  const token = /^Bearer +(\S+)$/i.exec(request.raw.headers.authorization ?? '')?.[1];
  return token && token.length <= longestToken ? token : null;
}

/**
 * Decides on each call who is calling and whether they may: session, activation, role, configuration and approval, in that order.
 * Only a missing or ended session is 401, which makes the portal drop its token; all else is 403 with a code.
 */
export const admission =
  (portal: Portal): Admission =>
  async (request, call) => {
    const caller = await callerOf(portal, request);
    if (call.who === 'anyone') return caller;
    if (!caller) throw unauthenticated();
    if (openToInactive.has(call.path)) return caller;
    refuseInactive(caller.account);
    if (!mayCall(call.who, caller.role)) throw new Failure(403, 'forbidden', 'This is not open to your role.');
    if (call.who !== 'signed-in') refuseUnfinished(caller);
    return caller;
  };

async function callerOf({ database, clock, settings }: Portal, request: FastifyRequest): Promise<Caller | null> {
  const token = bearerOf(request);
  const account = token === null ? null : await accountOfSession(database.queries, token, clock());
  if (!account || token === null) return null;
  if (account.demo && settings.production) return null;
  return { account, role: roleOfAccount(account), token };
}

/** @throws Failure 403 unless the account is active */
export function refuseInactive(account: AccountRow): void {
  if (account.emailVerifiedAt === null)
    throw new Failure(403, 'email_not_verified', 'The e-mail address is not verified yet.');
  if (!isActive(account)) throw new Failure(403, 'account_inactive', 'This account is not active.');
}

function refuseUnfinished({ account, role }: Caller): void {
  if (account.profile === null) throw new Failure(403, 'not_configured', 'Configure the account first.');
  if (role === 'notified_body' && account.requestStatus !== 'approved') {
    throw new Failure(403, 'not_approved', 'The request of this notified body is not approved yet.');
  }
}
