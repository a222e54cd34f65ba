import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { links } from '../../database/schema.ts';
import { hashOf, newToken } from './tokens.ts';

export type LinkPurpose = 'verify' | 'reset';

/** Verification and reset links hold that long. */
export const linkLifeMs = 3_600_000;

/** Makes a link's token; only its hash is stored. */
export async function issueLink(queries: Queries, purpose: LinkPurpose, accountId: string, now: Date): Promise<string> {
  const token = newToken();
  await queries.insert(links).values({ tokenHash: hashOf(token), purpose, accountId, expiresAt: new Date(now.getTime() + linkLifeMs) });
  return token;
}

const usable = (purpose: LinkPurpose, token: string, now: Date) =>
  and(eq(links.tokenHash, hashOf(token)), eq(links.purpose, purpose), isNull(links.usedAt), gt(links.expiresAt, now));

/** The account of a link that can still be used, or null; the link stays usable. */
export async function accountOfLink(queries: Queries, purpose: LinkPurpose, token: string, now: Date): Promise<string | null> {
  const [found] = await queries.select({ accountId: links.accountId }).from(links).where(usable(purpose, token, now));
  return found?.accountId ?? null;
}

/**
 * Uses up a link, and with it all others of the same purpose. One statement decides, so of several at once only one succeeds.
 * Call it inside the transaction that does what the link is for.
 * @returns the account, or null for a token that is unknown, used or too old
 */
export async function useLink(queries: Queries, purpose: LinkPurpose, token: string, now: Date): Promise<string | null> {
  const [used] = await queries
    .update(links)
    .set({ usedAt: now })
    .where(usable(purpose, token, now))
    .returning({ accountId: links.accountId });
  if (!used) return null;
  await queries.update(links).set({ usedAt: now }).where(and(eq(links.accountId, used.accountId), eq(links.purpose, purpose), isNull(links.usedAt)));
  return used.accountId;
}

/** Voids the links that were sent to an account for a purpose. */
export async function voidLinks(queries: Queries, purpose: LinkPurpose, accountId: string): Promise<void> {
  await queries.delete(links).where(and(eq(links.accountId, accountId), eq(links.purpose, purpose)));
}

/** Removes links that can no longer be used. */
export async function sweepLinks(queries: Queries, now: Date): Promise<void> {
  await queries.delete(links).where(lt(links.expiresAt, now));
}
