import type { IncomingMessage } from 'node:http';
import { and, desc, eq, gt, inArray, lt, notInArray } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Queries } from '../database/database.ts';
import { accounts, knownDevices } from '../database/schema.ts';
import type { Settings } from '../settings/settings.ts';
import { hashOf, newToken } from '../tokens/tokens.ts';

/**
 * A browser in which an account's owner has signed in is recognised by a cookie, so that password guessing from other
 * browsers never limits it (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). The cookie grants no
 * access.
 */
const tokensForm = String.raw`([\w-]{43}(?:\.[\w-]{43})*)(?:;|$)`;
/** Over https the name has a prefix that prevents other hosts of the domain from setting the cookie. */
const cookies = {
  https: {
    name: '__Host-attesta-device',
    path: '/',
    form: new RegExp(String.raw`(?:^|;\s*)__Host-attesta-device=${tokensForm}`),
  },
  http: { name: 'attesta-device', path: '/api', form: new RegExp(String.raw`(?:^|;\s*)attesta-device=${tokensForm}`) },
};
const lifeMs = 180 * 24 * 3_600_000;
/** The number of accounts stored per browser and of browsers stored per account; the oldest are removed. */
const maxAccounts = 5;
const maxDevices = 20;

/** Whether browsers access the portal over https. */
export const isOverHttps = ({ portalOrigin }: Pick<Settings, 'portalOrigin'>) =>
  portalOrigin?.startsWith('https:') ?? false;

/** The tokens of the request's cookie, newest first. */
export function deviceTokens({ headers }: Pick<IncomingMessage, 'headers'>, secure: boolean): string[] {
  const value = cookies[secure ? 'https' : 'http'].form.exec(headers.cookie ?? '')?.[1];
  return value ? value.split('.').slice(0, maxAccounts) : [];
}

/** Sets the device cookie. */
export function sendDeviceCookie(reply: FastifyReply, tokens: readonly string[], secure: boolean): void {
  const { name, path } = cookies[secure ? 'https' : 'http'];
  const attributes = [
    `Path=${path}`,
    `Max-Age=${lifeMs / 1000}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ];
  reply.header('set-cookie', [`${name}=${tokens.slice(0, maxAccounts).join('.')}`, ...attributes].join('; '));
}

/** Returns the token by which the account of the address recognises this browser, or null. */
export async function knownDevice(
  queries: Queries,
  email: string,
  tokens: readonly string[],
  now: Date,
): Promise<string | null> {
  const byHash = new Map(tokens.map((token) => [hashOf(token), token]));
  const [known] = await queries
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .innerJoin(accounts, eq(accounts.id, knownDevices.accountId))
    .where(
      and(
        eq(accounts.email, email),
        inArray(knownDevices.tokenHash, [...byHash.keys()]),
        gt(knownDevices.expiresAt, now),
      ),
    );
  return known ? (byHash.get(known.tokenHash) ?? null) : null;
}

/** Adds the browser to the known devices of an account, with a new token. Returns the tokens of its cookie. */
export async function rememberDevice(
  queries: Queries,
  { id: accountId, email }: { readonly id: string; readonly email: string },
  tokens: readonly string[],
  now: Date,
): Promise<string[]> {
  const previous = await knownDevice(queries, email, tokens, now);
  const token = newToken();
  if (previous !== null) await queries.delete(knownDevices).where(eq(knownDevices.tokenHash, hashOf(previous)));
  await queries
    .insert(knownDevices)
    .values({ tokenHash: hashOf(token), accountId, expiresAt: new Date(now.getTime() + lifeMs) });
  const newest = queries
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.accountId, accountId))
    .orderBy(desc(knownDevices.expiresAt))
    .limit(maxDevices);
  await queries
    .delete(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId), notInArray(knownDevices.tokenHash, newest)));
  return [token, ...tokens.filter((other) => other !== previous)];
}

/**
 * Removes all known devices of an account except this browser: a person who knew the old password may have signed in
 * with others.
 */
export async function removeOtherDevices(
  queries: Queries,
  accountId: string,
  tokens: readonly string[],
): Promise<void> {
  const hashes = tokens.map(hashOf);
  await queries
    .delete(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId), notInArray(knownDevices.tokenHash, hashes)));
}

/** Deletes devices that were not used for half a year. */
export async function sweepKnownDevices(queries: Queries, now: Date): Promise<void> {
  await queries.delete(knownDevices).where(lt(knownDevices.expiresAt, now));
}
