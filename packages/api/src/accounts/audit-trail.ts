import { randomUUID } from 'node:crypto';
import { addMonths, todayInBrussels } from '@attesta/domain/values/dates';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { auditEntries, type AuditAction, type AuditRow } from '../database/audit-schema.ts';
import type { Queries } from '../database/database.ts';
import { instantText } from '../database/instant-text.ts';
import { accounts } from '../database/schema.ts';

/** How long entries of the audit trail are kept. */
const keptMonths = 24;

interface Author {
  readonly organisationId: string;
  /** Null for a decision of the operator of the portal. */
  readonly accountId: string | null;
  /** Name of the API token that was used; absent for a change made in the portal. */
  readonly apiToken?: string | null;
  readonly now: Date;
}

/** Adds entries to the audit trail of an organisation, and deletes the entries that are old enough. */
export async function addToTrail(
  queries: Queries,
  entries: readonly Pick<AuditRow, 'action' | 'recordId' | 'before' | 'after'>[],
  { organisationId, accountId, apiToken = null, now }: Author,
): Promise<void> {
  if (entries.length === 0) return;
  const added = entries.map((entry) => ({
    id: randomUUID(),
    organisationId,
    accountId,
    apiToken,
    ...entry,
    createdAt: now,
  }));
  await queries.insert(auditEntries).values(added);
  const keptSince = new Date(`${addMonths(todayInBrussels(now), -keptMonths)}T00:00:00Z`);
  await queries
    .delete(auditEntries)
    .where(and(eq(auditEntries.organisationId, organisationId), lt(auditEntries.createdAt, keptSince)));
}

interface TrailFilter {
  readonly organisationId: string;
  readonly actions: readonly AuditAction[];
  /** Only the entries of one record. */
  readonly recordId?: string;
  /** When the last entry of the previous page was added, with the microseconds of the database, and its id. */
  readonly after?: readonly [createdAt: string, id: string] | undefined;
  readonly limit: number;
}

/** An entry with the person who made the change. */
interface TrailEntry {
  readonly row: AuditRow;
  /** `row.createdAt` with the microseconds of the database, for cursors. */
  readonly createdAt: string;
  /** Null if the account was deleted, and for a decision of the operator of the portal. */
  readonly changedBy: string | null;
}

/** Returns entries of the trail of an organisation, newest first. */
export async function trailOf(
  queries: Queries,
  { organisationId, actions, recordId, after, limit }: TrailFilter,
): Promise<TrailEntry[]> {
  const { createdAt, id } = auditEntries;
  const isOlder = after && sql`(${createdAt}, ${id}) < (${after[0]}::timestamptz, ${after[1]})`;
  const found = await queries
    .select({
      row: auditEntries,
      createdAt: instantText(createdAt),
      first: accounts.firstName,
      last: accounts.lastName,
    })
    .from(auditEntries)
    .leftJoin(accounts, eq(accounts.id, auditEntries.accountId))
    .where(
      and(
        eq(auditEntries.organisationId, organisationId),
        inArray(auditEntries.action, [...actions]),
        recordId === undefined ? undefined : eq(auditEntries.recordId, recordId),
        isOlder,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  return found.map(({ row, createdAt: text, first, last }) => ({
    row,
    createdAt: text,
    changedBy: first === null ? null : `${first} ${last ?? ''}`.trim(),
  }));
}
