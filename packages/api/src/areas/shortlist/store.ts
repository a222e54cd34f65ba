import { randomUUID } from 'node:crypto';
import { cursorOf } from '@attesta/domain/contract/cursor';
import type { Standing } from '@attesta/domain/shortlist/schema';
import { and, asc, count, eq, isNull, lt, not, sql } from 'drizzle-orm';
import { lockAccount } from '../../accounts/store.ts';
import type { Queries } from '../../database/database.ts';
import { instantText } from '../../database/instant-text.ts';
import { devices } from '../../database/schema.ts';
import { shortlistEntries, type ShortlistRow } from '../../database/shortlist-schema.ts';
import { Failure } from '../../http/failure.ts';

/** How long a removed entry can be restored. */
const restorableFor = 86_400_000;

const quotaReached = (quota: number) =>
  new Failure(
    403,
    'quota_reached',
    `An account can store ${quota.toLocaleString('en')} notified bodies on its shortlists. Remove some, then try again.`,
  );

const current = (organisationId: string, deviceId: string) =>
  and(
    eq(shortlistEntries.organisationId, organisationId),
    eq(shortlistEntries.deviceId, deviceId),
    isNull(shortlistEntries.removedAt),
  );

interface ShortlistFilter {
  readonly device: string;
  /** When the last entry of the previous page was added, and its id. */
  readonly after?: readonly [createdAt: string, id: string] | undefined;
  readonly pageSize: number;
}

/** The instant of an entry with the database's microseconds, for cursors. */
const createdAtText = instantText(shortlistEntries.createdAt);

/** Returns one page of the shortlist of a device, in the order in which the entries were added. */
export async function shortlistOf(
  queries: Queries,
  organisationId: string,
  { device, after, pageSize }: ShortlistFilter,
): Promise<{ rows: ShortlistRow[]; total: number; next: string | null }> {
  const isListed = current(organisationId, device);
  const found = await queries
    .select({ row: shortlistEntries, createdAt: createdAtText })
    .from(shortlistEntries)
    .where(
      and(
        isListed,
        after && sql`(${shortlistEntries.createdAt}, ${shortlistEntries.id}) > (${after[0]}::timestamptz, ${after[1]})`,
      ),
    )
    .orderBy(asc(shortlistEntries.createdAt), asc(shortlistEntries.id))
    .limit(pageSize + 1);
  const [counted] = await queries.select({ total: count() }).from(shortlistEntries).where(isListed);
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    rows: page.map(({ row }) => row),
    total: counted?.total ?? 0,
    next: last && found.length > pageSize ? cursorOf([last.createdAt, last.row.id]) : null,
  };
}

interface NewEntry {
  readonly organisationId: string;
  readonly deviceId: string;
  readonly notifiedBody: string;
  /** Undefined leaves the note as it is. */
  readonly note?: string | null | undefined;
  readonly standing: Standing | null;
  readonly now: Date;
}

/**
 * Adds an entry, or changes the note of the entry that exists. Adding a removed entry starts it anew. Deletes what was
 * removed more than a day ago. The account is locked for the quota, the device because it can be archived or deleted at
 * the same time.
 * @param quota maximum number of entries of the account, also removed ones that can still be restored
 * @returns the entry, or why it cannot be added to the device
 * @throws Failure 403 `quota_reached`
 */
export function addEntry(
  queries: Queries,
  added: NewEntry,
  quota: number,
): Promise<ShortlistRow | 'no_device' | 'archived'> {
  const { organisationId, deviceId, notifiedBody, now } = added;
  return queries.transaction(async (transaction) => {
    await lockAccount(transaction, organisationId);
    const [device] = await transaction
      .select({ archivedAt: devices.archivedAt })
      .from(devices)
      .where(and(eq(devices.id, deviceId), eq(devices.ownerId, organisationId)))
      .for('share');
    if (!device) return 'no_device';
    if (device.archivedAt !== null) return 'archived';
    const restorableSince = new Date(now.getTime() - restorableFor);
    const ofOrganisation = eq(shortlistEntries.organisationId, organisationId);
    await transaction
      .delete(shortlistEntries)
      .where(and(ofOrganisation, lt(shortlistEntries.removedAt, restorableSince)));
    const isSame = and(eq(shortlistEntries.deviceId, deviceId), eq(shortlistEntries.notifiedBody, notifiedBody));
    const others = await transaction.$count(shortlistEntries, and(ofOrganisation, not(isSame ?? sql`false`)));
    if (others >= quota) throw quotaReached(quota);
    return insertEntry(transaction, added);
  });
}

async function insertEntry(queries: Queries, { note, now, ...entry }: NewEntry): Promise<ShortlistRow> {
  const { removedAt } = shortlistEntries;
  const anew = <Value>(value: Value, stored: unknown) =>
    sql`case when ${removedAt} is null then ${stored} else ${value} end`;
  const { standing, createdAt } = shortlistEntries;
  const standingText = entry.standing && JSON.stringify(entry.standing);
  const [row] = await queries
    .insert(shortlistEntries)
    .values({ id: randomUUID(), ...entry, applicationId: null, note: note ?? null, createdAt: now, removedAt: null })
    .onConflictDoUpdate({
      target: [shortlistEntries.organisationId, shortlistEntries.deviceId, shortlistEntries.notifiedBody],
      set: {
        note: note === undefined ? anew(null, shortlistEntries.note) : note,
        standing: anew(sql`${standingText}::jsonb`, standing),
        createdAt: anew(sql`${now.toISOString()}::timestamptz`, createdAt),
        removedAt: null,
      },
    })
    .returning();
  if (!row) throw new Error('The entry was not stored.');
  return row;
}

const own = (organisationId: string, id: string) =>
  and(eq(shortlistEntries.organisationId, organisationId), eq(shortlistEntries.id, id));

/** Removes an entry; it can be restored for a day. Removing it again changes nothing. */
export async function removeEntry(queries: Queries, organisationId: string, id: string, now: Date): Promise<void> {
  await queries
    .update(shortlistEntries)
    .set({ removedAt: now })
    .where(and(own(organisationId, id), isNull(shortlistEntries.removedAt)));
}

/**
 * Restores a removed entry as it was. Restoring a current entry changes nothing.
 * @returns the entry, or why it cannot be restored: it does not exist, or its device is in the archive
 */
export function restoreEntry(
  queries: Queries,
  organisationId: string,
  id: string,
): Promise<ShortlistRow | 'no_entry' | 'archived'> {
  return queries.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ archivedAt: devices.archivedAt })
      .from(devices)
      .innerJoin(shortlistEntries, eq(shortlistEntries.deviceId, devices.id))
      .where(own(organisationId, id))
      .for('share', { of: devices });
    if (!found) return 'no_entry';
    if (found.archivedAt !== null) return 'archived';
    const [row] = await transaction
      .update(shortlistEntries)
      .set({ removedAt: null })
      .where(own(organisationId, id))
      .returning();
    return row ?? 'no_entry';
  });
}
