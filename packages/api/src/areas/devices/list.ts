import { cursorOf } from '@attesta/domain/contract/cursor';
import type { DevicePosition, DeviceSort } from '@attesta/domain/devices/order';
import type { Device } from '@attesta/domain/devices/schema';
import { and, count, eq, isNotNull, isNull, like, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { devices } from '../../database/schema.ts';
import { listOrder } from './list-order.ts';
import { deviceOf } from './store.ts';

/** Filters and position of a list of devices; at most one of `after` and `before`. */
interface DeviceFilter {
  readonly search?: string | undefined;
  readonly stage?: string | undefined;
  readonly regulation?: string | undefined;
  readonly state: 'active' | 'archived';
  readonly sort: DeviceSort;
  /** Positions of the same sort. */
  readonly after?: DevicePosition | undefined;
  readonly before?: DevicePosition | undefined;
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
 * Returns one page of an owner's devices. A page starts at a row, not at an offset, so that changes between two requests
 * skip or repeat no row.
 */
export async function listDevices(queries: Queries, ownerId: string, filter: DeviceFilter): Promise<DevicePage> {
  const { search, stage, regulation, state, sort, after, before, pageSize } = filter;
  const filters = and(
    eq(devices.ownerId, ownerId),
    state === 'archived' ? isNotNull(devices.archivedAt) : isNull(devices.archivedAt),
    search ? like(devices.searchText, pattern(search)) : undefined,
    stage ? eq(devices.stage, stage) : undefined,
    regulation ? eq(devices.regulation, regulation) : undefined,
  );
  const order = listOrder(sort);
  const begin = before ? order.isBefore(before) : after && order.isAfter(after);
  const found = await queries
    .select({ row: devices, value: order.text })
    .from(devices)
    .where(and(filters, begin))
    .orderBy(before ? order.backward : order.forward)
    .limit(pageSize + 1);
  const rows = before ? found.slice(0, pageSize).toReversed() : found.slice(0, pageSize);

  const hasMore = found.length > pageSize;
  const isComplete = begin === undefined && !hasMore;
  const [counted] = isComplete ? [] : await queries.select({ total: count() }).from(devices).where(filters);

  const exists = async (side: SQL) => {
    const one = await queries.select({ id: devices.id }).from(devices).where(and(filters, side)).limit(1);
    return one.length > 0;
  };
  const positionOf = (at: (typeof rows)[number] | undefined): DevicePosition | null =>
    at ? [sort, at.value ?? '', at.row.id] : null;
  const [first, last] = [positionOf(rows[0]), positionOf(rows.at(-1))];
  const hasNext = last !== null && (before ? await exists(order.isAfter(last)) : hasMore);
  const hasPrevious =
    first !== null && (before ? hasMore : after !== undefined && (await exists(order.isBefore(first))));
  return {
    devices: rows.map(({ row }) => deviceOf(row)),
    total: counted?.total ?? rows.length,
    next: hasNext ? cursorOf(last) : null,
    previous: hasPrevious ? cursorOf(first) : null,
  };
}
