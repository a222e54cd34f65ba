import { randomUUID } from 'node:crypto';
import type { SessionView } from '@attesta/domain/account/session';
import { and, desc, eq, gt, lt, ne, notInArray, or } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { accounts, sessions } from '../../database/schema.ts';
import type { AccountRow } from './store.ts';
import { hashOf, newToken } from './tokens.ts';

const hour = 3_600_000;

/** A session ends when it was not used for that long. */
export const sessionIdleMs = 7 * 24 * hour;
/** A session ends that long after sign-in, used or not. */
export const sessionAbsoluteMs = 30 * 24 * hour;
/** Use is written down at most that often: a write per call would cost more than it is worth. */
const seenEveryMs = hour;

/** Sessions of one account; with one more, the one that was not used for longest ends. */
export const mostSessions = 50;
const longestUserAgent = 200;

/** Opens a session; only its hash is stored. Returns the bearer token. */
export async function openSession(
  queries: Queries,
  accountId: string,
  { now, userAgent }: { now: Date; userAgent?: string | undefined },
): Promise<string> {
  const token = newToken();
  const shownAgent = userAgent?.slice(0, longestUserAgent) ?? null;
  await queries.insert(sessions).values({
    tokenHash: hashOf(token),
    id: randomUUID(),
    accountId,
    userAgent: shownAgent,
    createdAt: now,
    lastSeenAt: now,
  });
  const newest = queries
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(mostSessions);
  await queries
    .delete(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        notInArray(sessions.tokenHash, newest),
        ne(sessions.tokenHash, hashOf(token)),
      ),
    );
  return token;
}

/** Clocks of servers on one database differ by less than that; a later time was written while the clock was wrong. */
const clockSkewMs = 300_000;

const isAlive = (now: Date) =>
  and(
    gt(sessions.lastSeenAt, new Date(now.getTime() - sessionIdleMs)),
    gt(sessions.createdAt, new Date(now.getTime() - sessionAbsoluteMs)),
    lt(sessions.createdAt, new Date(now.getTime() + clockSkewMs)),
  );

/** The sessions of an account, last used first. @param token of the session that asks */
export async function sessionsOf(
  queries: Queries,
  accountId: string,
  token: string,
  now: Date,
): Promise<SessionView[]> {
  const rows = await queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isAlive(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
  return rows.map(({ id, userAgent, createdAt, lastSeenAt, tokenHash }) => ({
    id,
    userAgent,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: tokenHash === hashOf(token),
  }));
}

/** Ends one session of an account by its public id. Returns whether there was one. */
export async function closeSessionById(queries: Queries, accountId: string, id: string): Promise<boolean> {
  const closed = await queries
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return closed.length > 0;
}

/** The account of a living session, or null. */
export async function accountOfSession(queries: Queries, token: string, now: Date): Promise<AccountRow | null> {
  const tokenHash = hashOf(token);
  const [found] = await queries
    .select({ account: accounts, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), isAlive(now)));
  if (!found) return null;
  if (now.getTime() - found.lastSeenAt.getTime() > seenEveryMs) {
    await queries.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  return found.account;
}

/** Ends one session. Returns whether there was one. */
export async function closeSession(queries: Queries, token: string): Promise<boolean> {
  const closed = await queries
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashOf(token)))
    .returning({ accountId: sessions.accountId });
  return closed.length > 0;
}

/** Ends every session of an account, but for the one of `keep`. */
export async function closeSessionsOf(queries: Queries, accountId: string, keep?: string): Promise<void> {
  await queries
    .delete(sessions)
    .where(
      and(eq(sessions.accountId, accountId), keep === undefined ? undefined : ne(sessions.tokenHash, hashOf(keep))),
    );
}

/** Removes what has ended anyway. */
export async function sweepSessions(queries: Queries, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - sessionIdleMs);
  const openedBefore = new Date(now.getTime() - sessionAbsoluteMs);
  await queries.delete(sessions).where(or(lt(sessions.lastSeenAt, idleSince), lt(sessions.createdAt, openedBefore)));
}
