import { cursorOf } from '@attesta/domain/contract/cursor';
import type { Device } from '@attesta/domain/devices/schema';
import { and, asc, count, desc, eq, isNotNull, isNull, like, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { devices } from '../../database/schema.ts';
import { deviceOf } from './store.ts';

/** Sort keys of a row: the time of its last change, with microseconds, and its id. */
type Position = readonly [instant: string, id: string];

/** Filters and position of a list of devices; at most one of `after` and `before`. */
interface DeviceFilter {
  readonly search?: string | undefined;
  readonly stage?: string | undefined;
  readonly regulation?: string | undefined;
  readonly state: 'active' | 'archived';
  readonly after?: Position | undefined;
  readonly before?: Position | undefined;
  readonly pageSize: number;
}

interface DevicePage {
  readonly devices: Device[];
  /** Number of devices that match the filters. */
  readonly total: number;
  /** Cursors of the next and previous page; null if there is none. */
  readonly next: string | null;
  readonly previous: string | null;
}

const pattern = (search: string) => `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

/**
 * The database stores microseconds, a JavaScript date only milliseconds; rows of one millisecond must be
 * distinguishable.
 */
const instant = sql<string>`to_char(${devices.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const keys = sql`(${devices.updatedAt}, ${devices.id})`;
const older = ([time, id]: Position) => sql`${keys} < (${time}::timestamptz, ${id})`;
const newer = ([time, id]: Position) => sql`${keys} > (${time}::timestamptz, ${id})`;

/**
 * Returns one page of an owner's devices, last changed first. A page starts at a row, not at an offset, so that changes
 * between two requests skip or repeat no row.
 */
export async function listDevices(queries: Queries, ownerId: string, filter: DeviceFilter): Promise<DevicePage> {
  const { search, stage, regulation, state, after, before, pageSize } = filter;
  const filters = and(
    eq(devices.ownerId, ownerId),
    state === 'archived' ? isNotNull(devices.archivedAt) : isNull(devices.archivedAt),
    search ? like(devices.searchText, pattern(search)) : undefined,
    stage ? eq(devices.stage, stage) : undefined,
    regulation ? eq(devices.regulation, regulation) : undefined,
  );
  const begin = before ? newer(before) : after && older(after);
  const order = before ? [asc(devices.updatedAt), asc(devices.id)] : [desc(devices.updatedAt), desc(devices.id)];
  const found = await queries
    .select({ row: devices, instant })
    .from(devices)
    .where(and(filters, begin))
    .orderBy(...order)
    .limit(pageSize + 1);
  const rows = before ? found.slice(0, pageSize).toReversed() : found.slice(0, pageSize);

  const hasMore = found.length > pageSize;
  const isComplete = begin === undefined && !hasMore;
  const [counted] = isComplete ? [] : await queries.select({ total: count() }).from(devices).where(filters);

  const exists = async (side: SQL) => {
    const one = await queries.select({ id: devices.id }).from(devices).where(and(filters, side)).limit(1);
    return one.length > 0;
  };
  const [first, last] = [positionOf(rows[0]), positionOf(rows.at(-1))];
  const hasNext = last !== null && (before ? await exists(older(last)) : hasMore);
  const hasPrevious = first !== null && (before ? hasMore : after !== undefined && (await exists(newer(first))));
  return {
    devices: rows.map(({ row }) => deviceOf(row)),
    total: counted?.total ?? rows.length,
    next: hasNext ? cursorOf(last) : null,
    previous: hasPrevious ? cursorOf(first) : null,
  };
}

const positionOf = (found: { row: { id: string }; instant: string } | undefined): Position | null =>
  found ? [found.instant, found.row.id] : null;
