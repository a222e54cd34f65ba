import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { links } from '../../database/schema.ts';
import { hashOf, newToken } from './tokens.ts';

export type LinkPurpose = 'verify' | 'reset';

/** Verification and reset links work that long. */
export const linkLifeMs = 3_600_000;

/** What a link is for: a registration to verify, an account to set a password for, or nothing. */
export interface LinkSubject {
  readonly registrationId?: string;
  readonly accountId?: string;
}

/** Makes a link's token; only its hash is stored. */
export async function issueLink(
  queries: Queries,
  purpose: LinkPurpose,
  subject: LinkSubject,
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + linkLifeMs);
  await queries.insert(links).values({ tokenHash: hashOf(token), purpose, ...subject, expiresAt });
  return token;
}

/** Clocks of servers on one database differ by less than that; a later end was written while the clock was wrong. */
const clockSkewMs = 300_000;

const usable = (purpose: LinkPurpose, token: string, now: Date) =>
  and(
    eq(links.tokenHash, hashOf(token)),
    eq(links.purpose, purpose),
    isNull(links.usedAt),
    gt(links.expiresAt, now),
    lt(links.expiresAt, new Date(now.getTime() + linkLifeMs + clockSkewMs)),
  );

const subject = { registrationId: links.registrationId, accountId: links.accountId };

/** What a link that can still be used is for, or null; the link stays usable. */
export async function subjectOfLink(queries: Queries, purpose: LinkPurpose, token: string, now: Date) {
  const [found] = await queries
    .select(subject)
    .from(links)
    .where(usable(purpose, token, now));
  return found ?? null;
}

/**
 * Uses up a link. One statement decides, so of several uses at once only one succeeds. Call it inside the transaction that
 * does what the link is for.
 * @returns what it is for, or null for a token that is unknown, used or expired
 */
export async function useLink(queries: Queries, purpose: LinkPurpose, token: string, now: Date) {
  const [used] = await queries
    .update(links)
    .set({ usedAt: now })
    .where(usable(purpose, token, now))
    .returning(subject);
  return used ?? null;
}

/** Removes the reset links of an account: none of them may outlive a change of the password. */
export async function removeResetLinks(queries: Queries, accountId: string): Promise<void> {
  await queries.delete(links).where(and(eq(links.accountId, accountId), eq(links.purpose, 'reset')));
}

/** Removes links that can no longer be used. */
export async function sweepLinks(queries: Queries, now: Date): Promise<void> {
  await queries.delete(links).where(lt(links.expiresAt, now));
}
