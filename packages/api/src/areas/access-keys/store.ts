import { randomUUID } from 'node:crypto';
import { maxAccessKeys, type AccessKey, type AccessKeyKind } from '@attesta/domain/access-keys/schema';
import { and, count, desc, eq } from 'drizzle-orm';
import { addToTrail } from '../../accounts/audit-trail.ts';
import { accessKeys, type AccessKeyRow } from '../../database/access-key-schema.ts';
import type { Queries } from '../../database/database.ts';
import { Failure } from '../../http/failure.ts';
import { hashOf } from '../../tokens/tokens.ts';

const viewOf = ({ id, kind, name, createdAt, expiresAt, lastUsedOn }: AccessKeyRow): AccessKey => ({
  id,
  kind,
  name,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedOn,
});

const factsOf = ({ kind, name, expiresAt }: AccessKey) => ({ kind, name, expiresAt });

/** Returns the keys of an organisation, newest first. */
export async function accessKeysOf(queries: Queries, organisationId: string): Promise<AccessKey[]> {
  const rows = await queries
    .select()
    .from(accessKeys)
    .where(eq(accessKeys.organisationId, organisationId))
    .orderBy(desc(accessKeys.createdAt), desc(accessKeys.id));
  return rows.map(viewOf);
}

interface NewKey {
  readonly accountId: string;
  readonly kind: AccessKeyKind;
  readonly name: string;
  readonly token: string;
  readonly expiresAt: Date | null;
  readonly now: Date;
}

/**
 * Stores a key, of its token only the hash, with an entry in the audit trail. The account is locked by the caller, so
 * simultaneous calls count each other's keys.
 * @throws Failure 403 `quota_reached`
 */
export async function addKey(queries: Queries, { accountId, token, now, ...rest }: NewKey): Promise<AccessKey> {
  const [stored] = await queries
    .select({ count: count() })
    .from(accessKeys)
    .where(and(eq(accessKeys.organisationId, accountId), eq(accessKeys.kind, rest.kind)));
  if ((stored?.count ?? 0) >= maxAccessKeys)
    throw new Failure(403, 'quota_reached', `An organisation can have ${maxAccessKeys} of them. Remove one first.`);
  const row: AccessKeyRow = {
    id: randomUUID(),
    organisationId: accountId,
    accountId,
    ...rest,
    tokenHash: hashOf(token),
    createdAt: now,
    lastUsedOn: null,
  };
  await queries.insert(accessKeys).values(row);
  const key = viewOf(row);
  const entry = { action: 'access_key_added', recordId: key.id, before: null, after: factsOf(key) } as const;
  await addToTrail(queries, [entry], { organisationId: accountId, accountId, now });
  return key;
}

/** Removes a key of an organisation. Returns whether it existed. */
export async function removeKey(queries: Queries, id: string, accountId: string, now: Date): Promise<boolean> {
  const [removed] = await queries
    .delete(accessKeys)
    .where(and(eq(accessKeys.organisationId, accountId), eq(accessKeys.id, id)))
    .returning();
  if (!removed) return false;
  const entry = {
    action: 'access_key_removed',
    recordId: id,
    before: factsOf(viewOf(removed)),
    after: null,
  } as const;
  await addToTrail(queries, [entry], { organisationId: accountId, accountId, now });
  return true;
}
