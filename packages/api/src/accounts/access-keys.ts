import { todayInBrussels } from '@attesta/domain/values/dates';
import { and, eq, gt } from 'drizzle-orm';
import { accessKeys } from '../database/access-key-schema.ts';
import type { Queries } from '../database/database.ts';
import { accounts, type AccountRow } from '../database/schema.ts';
import { hashOf, newToken } from '../tokens/tokens.ts';

/** Begins every API token, so that scanners find one that was published by mistake. */
const apiTokenPrefix = 'attesta_api_';

/** Creates an API token of 256 random bits. */
export const newApiToken = () => apiTokenPrefix + newToken();

export const isApiToken = (token: string) => token.startsWith(apiTokenPrefix);

/** Records the day of the use, at most once a day. */
async function markUsed(queries: Queries, id: string, lastUsedOn: string | null, now: Date): Promise<void> {
  const day = todayInBrussels(now);
  if (lastUsedOn !== day) await queries.update(accessKeys).set({ lastUsedOn: day }).where(eq(accessKeys.id, id));
}

/** Returns the account of a valid API token and the name of the token, or null. */
export async function accountOfApiToken(
  queries: Queries,
  token: string,
  now: Date,
): Promise<{ account: AccountRow; name: string } | null> {
  const [found] = await queries
    .select({ account: accounts, id: accessKeys.id, name: accessKeys.name, lastUsedOn: accessKeys.lastUsedOn })
    .from(accessKeys)
    .innerJoin(accounts, eq(accounts.id, accessKeys.accountId))
    .where(and(eq(accessKeys.tokenHash, hashOf(token)), eq(accessKeys.kind, 'api'), gt(accessKeys.expiresAt, now)));
  if (!found) return null;
  await markUsed(queries, found.id, found.lastUsedOn, now);
  return found;
}

/** Returns the account that created a calendar feed, or null for an unknown token. */
export async function accountOfFeed(queries: Queries, token: string, now: Date): Promise<AccountRow | null> {
  const [found] = await queries
    .select({ account: accounts, id: accessKeys.id, lastUsedOn: accessKeys.lastUsedOn })
    .from(accessKeys)
    .innerJoin(accounts, eq(accounts.id, accessKeys.accountId))
    .where(and(eq(accessKeys.tokenHash, hashOf(token)), eq(accessKeys.kind, 'calendar')));
  if (!found) return null;
  await markUsed(queries, found.id, found.lastUsedOn, now);
  return found.account;
}
