import { and, eq, gt, lt, ne, or } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { accounts, sessions } from '../../database/schema.ts';
import type { AccountRow } from './store.ts';
import { hashOf, newToken } from './tokens.ts';

const hour = 3_600_000;

/** A session ends when it was not used for that long. */
export const sessionIdleMs = 7 * 24 * hour;
/** A session ends that long after sign-in, used or not. */
export const sessionAbsoluteMs = 30 * 24 * hour;
/** Use is written down at most that often: a write per call would cost more than it tells. */
const seenEveryMs = hour;

/** Opens a session; only its hash is stored. Returns the bearer token. */
export async function openSession(queries: Queries, accountId: string, now: Date): Promise<string> {
  const token = newToken();
  await queries.insert(sessions).values({ tokenHash: hashOf(token), accountId, createdAt: now, lastSeenAt: now });
  return token;
}

/** The account of a living session, or null. */
export async function accountOfSession(queries: Queries, token: string, now: Date): Promise<AccountRow | null> {
  const tokenHash = hashOf(token);
  const [found] = await queries
    .select({ account: accounts, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.lastSeenAt, new Date(now.getTime() - sessionIdleMs)),
        gt(sessions.createdAt, new Date(now.getTime() - sessionAbsoluteMs)),
      ),
    );
  if (!found) return null;
  if (now.getTime() - found.lastSeenAt.getTime() > seenEveryMs) {
    await queries.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  return found.account;
}

/** Ends one session. Returns whether there was one. */
export async function closeSession(queries: Queries, token: string): Promise<boolean> {
  const closed = await queries.delete(sessions).where(eq(sessions.tokenHash, hashOf(token))).returning({ accountId: sessions.accountId });
  return closed.length > 0;
}

/** Ends every session of an account, but for the one of `keep`. */
export async function closeSessionsOf(queries: Queries, accountId: string, keep?: string): Promise<void> {
  await queries.delete(sessions).where(and(eq(sessions.accountId, accountId), keep === undefined ? undefined : ne(sessions.tokenHash, hashOf(keep))));
}

/** Removes what has ended anyway. */
export async function sweepSessions(queries: Queries, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - sessionIdleMs);
  const openedBefore = new Date(now.getTime() - sessionAbsoluteMs);
  await queries.delete(sessions).where(or(lt(sessions.lastSeenAt, idleSince), lt(sessions.createdAt, openedBefore)));
}
