import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { links } from '../database/schema.ts';
import { hashOf, newToken } from './tokens.ts';

export type LinkPurpose = 'verify' | 'reset';

/** Lifetime of verification and reset links. */
export const linkLifeMs = 3_600_000;

/** The target of a link: a registration to verify, an account to set a password for, or neither. */
export interface LinkSubject {
  readonly registrationId?: string;
  readonly accountId?: string;
}

/** Creates a link and returns its token; only the hash is stored. */
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

/** Clocks of servers on one database differ by less than this; a later expiry was written while a clock was wrong. */
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

/** Returns the target of a valid link, or null, without using up the link. */
export async function findLink(queries: Queries, purpose: LinkPurpose, token: string, now: Date) {
  const [found] = await queries
    .select(subject)
    .from(links)
    .where(usable(purpose, token, now));
  return found ?? null;
}

/**
 * Uses up a link with a single statement, so that of several simultaneous uses only one succeeds. Call it in the
 * transaction that performs the action of the link.
 * @returns the target, or null for a token that is unknown, used or expired
 */
export async function consumeLink(queries: Queries, purpose: LinkPurpose, token: string, now: Date) {
  const [used] = await queries
    .update(links)
    .set({ usedAt: now })
    .where(usable(purpose, token, now))
    .returning(subject);
  return used ?? null;
}

/** Deletes the reset links of an account, because none may be valid after a password change. */
export async function removeResetLinks(queries: Queries, accountId: string): Promise<void> {
  await queries.delete(links).where(and(eq(links.accountId, accountId), eq(links.purpose, 'reset')));
}

/** Deletes expired links. */
export async function sweepLinks(queries: Queries, now: Date): Promise<void> {
  await queries.delete(links).where(lt(links.expiresAt, now));
}
