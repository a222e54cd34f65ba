import type { ParsedRequestOf, ResponseOf } from '@attesta/domain/contract/call';
import type { archiveDevices, restoreDevices } from '@attesta/domain/devices/calls';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { lockAccount } from '../../accounts/store.ts';
import type { Queries } from '../../database/database.ts';
import { devices } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { matches } from './list-filters.ts';
import { deviceOf, type DeviceRow } from './store.ts';

/** The devices to move: their ids, or a filter with the number of devices that the user saw. */
type Moved = ParsedRequestOf<typeof archiveDevices | typeof restoreDevices>['body'];
type Named = Extract<Moved, { ids: string[] }>;
type Matching = Exclude<Moved, Named>;
type MovedDevices = ResponseOf<typeof archiveDevices>;

/**
 * Moves devices to the archive, at the given instant, or out of it with null: all of them, or none. Their versions do
 * not change, so a change that was begun before can be saved after they are restored. Devices of other accounts are not
 * found and do not match.
 * @throws Failure 409 `conflict` with the current total if another number of devices matches the filter than expected
 */
export const setArchived = (
  queries: Queries,
  ownerId: string,
  moved: Moved,
  archivedAt: Date | null,
): Promise<MovedDevices> =>
  queries.transaction(async (transaction) => {
    await lockAccount(transaction, ownerId); // Two calls with the same devices in another order would deadlock.
    return 'ids' in moved
      ? moveNamed(transaction, ownerId, moved, archivedAt)
      : moveMatching(transaction, ownerId, moved, archivedAt);
  });

async function moveNamed(queries: Queries, ownerId: string, { ids }: Named, archivedAt: Date | null) {
  const owned = and(inArray(devices.id, ids), eq(devices.ownerId, ownerId));
  const isOther = archivedAt === null ? isNotNull(devices.archivedAt) : isNull(devices.archivedAt);
  const moved = await queries.update(devices).set({ archivedAt }).where(and(owned, isOther)).returning();
  const changed = new Map(moved.map((row) => [row.id, row]));
  const others = await queries.select().from(devices).where(owned);
  const unchanged = new Map(others.filter(({ id }) => !changed.has(id)).map((row) => [row.id, row]));
  const inOrder = (rows: ReadonlyMap<string, DeviceRow>) => ids.flatMap((id) => rows.get(id) ?? []).map(deviceOf);
  return {
    changed: inOrder(changed),
    unchanged: inOrder(unchanged),
    notFound: ids.filter((id) => !changed.has(id) && !unchanged.has(id)),
    count: changed.size,
    archivedAt: archivedAt?.toISOString() ?? null,
  };
}

async function moveMatching(queries: Queries, ownerId: string, moved: Matching, archivedAt: Date | null) {
  const { filter, except, expectedTotal } = moved;
  const filters = { ...filter, state: archivedAt === null ? ('archived' as const) : ('active' as const) };
  // Locked, so that a device which is deleted meanwhile is either counted and moved, or neither.
  const found = await queries.select({ id: devices.id }).from(devices).where(matches(ownerId, filters)).for('update');
  if (found.length !== expectedTotal) {
    const message = 'Another number of devices matches than expected. Nothing was changed.';
    throw new Failure(409, 'conflict', message, { more: { total: found.length } });
  }
  const excepted = new Set(except);
  const ids = found.map(({ id }) => id).filter((id) => !excepted.has(id));
  if (ids.length > 0) await queries.update(devices).set({ archivedAt }).where(inArray(devices.id, ids));
  return {
    changed: [],
    unchanged: [],
    notFound: [],
    count: ids.length,
    archivedAt: archivedAt?.toISOString() ?? null,
  };
}
