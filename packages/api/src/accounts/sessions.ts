import { randomUUID } from 'node:crypto';
import type { SessionView } from '@attesta/domain/account/session';
import { and, desc, eq, gt, lt, ne, notInArray, or } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { accounts, sessions, type AccountRow } from '../database/schema.ts';
import { hashOf, newToken } from '../tokens/tokens.ts';

const hour = 3_600_000;

/** A session ends after this time without use. */
export const sessionIdleMs = 7 * 24 * hour;
/** A session ends this long after sign-in, whether used or not. */
export const sessionAbsoluteMs = 30 * 24 * hour;
/** The time of the last use is updated at most this often, to avoid a database write per call. */
const updateLastSeenMs = hour;

/** Maximum number of sessions per account; opening another one ends the least recently used. */
export const maxSessions = 50;
const maxUserAgentLength = 200;

/** Opens a session; only the hash of its token is stored. Returns the bearer token. */
export async function openSession(
  queries: Queries,
  accountId: string,
  { now, userAgent }: { now: Date; userAgent?: string | undefined },
): Promise<string> {
  const token = newToken();
  const shownAgent = userAgent?.slice(0, maxUserAgentLength) ?? null;
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
    .limit(maxSessions);
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

/** Clocks of servers on one database differ by less than this; a later time was written while a clock was wrong. */
const clockSkewMs = 300_000;

const isValid = (now: Date) =>
  and(
    gt(sessions.lastSeenAt, new Date(now.getTime() - sessionIdleMs)),
    gt(sessions.createdAt, new Date(now.getTime() - sessionAbsoluteMs)),
    lt(sessions.createdAt, new Date(now.getTime() + clockSkewMs)),
  );

/** Lists the sessions of an account, last used first. `token`: the token of the calling session. */
export async function sessionsOf(
  queries: Queries,
  accountId: string,
  token: string,
  now: Date,
): Promise<SessionView[]> {
  const rows = await queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isValid(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
  return rows.map(({ id, userAgent, createdAt, lastSeenAt, tokenHash }) => ({
    id,
    userAgent,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: tokenHash === hashOf(token),
  }));
}

/** Ends one session of an account by its public id. Returns whether it existed. */
export async function closeSessionById(queries: Queries, accountId: string, id: string): Promise<boolean> {
  const closed = await queries
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return closed.length > 0;
}

/** Returns the account of a valid session, or null. */
export async function accountOfSession(queries: Queries, token: string, now: Date): Promise<AccountRow | null> {
  const tokenHash = hashOf(token);
  const [found] = await queries
    .select({ account: accounts, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), isValid(now)));
  if (!found) return null;
  if (now.getTime() - found.lastSeenAt.getTime() > updateLastSeenMs) {
    await queries.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  return found.account;
}

/** Ends the session of a token. Returns whether it existed. */
export async function closeSession(queries: Queries, token: string): Promise<boolean> {
  const closed = await queries
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashOf(token)))
    .returning({ accountId: sessions.accountId });
  return closed.length > 0;
}

/** Ends all sessions of an account except that of the token `keep`. */
export async function closeSessionsOf(queries: Queries, accountId: string, keep?: string): Promise<void> {
  await queries
    .delete(sessions)
    .where(
      and(eq(sessions.accountId, accountId), keep === undefined ? undefined : ne(sessions.tokenHash, hashOf(keep))),
    );
}

/** Deletes expired sessions. */
export async function sweepSessions(queries: Queries, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - sessionIdleMs);
  const openedBefore = new Date(now.getTime() - sessionAbsoluteMs);
  await queries.delete(sessions).where(or(lt(sessions.lastSeenAt, idleSince), lt(sessions.createdAt, openedBefore)));
}
