import { cursorOf } from '@attesta/domain/contract/cursor';
import type { DevicePosition, DeviceSort } from '@attesta/domain/devices/order';
import type { Device } from '@attesta/domain/devices/schema';
import { and, count, inArray, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { devices } from '../../database/schema.ts';
import { matches, type DeviceFilters } from './list-filters.ts';
import { listOrder } from './list-order.ts';
import { deviceOf } from './store.ts';

/** Filters and position of a list of devices; at most one of `after`, `before` and `from`. */
interface DeviceQuery extends DeviceFilters {
  readonly sort: DeviceSort;
  /** Positions of the same sort. */
  readonly after?: DevicePosition | undefined;
  readonly before?: DevicePosition | undefined;
  /** Number of devices before the page. */
  readonly from?: number | undefined;
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

/**
 * Returns one page of an owner's devices. After or before a position, the page starts at a row, so that changes between
 * two requests skip or repeat no row. With `from` it starts at a number of rows, for a list that jumps.
 */
export async function listDevices(queries: Queries, ownerId: string, query: DeviceQuery): Promise<DevicePage> {
  const { sort, after, before, from = 0, pageSize } = query;
  const filters = matches(ownerId, query);
  const order = listOrder(sort);
  const begin = before ? order.isBefore(before) : after && order.isAfter(after);
  const by = before ? order.backward : order.forward;
  // Rows before the page are sorted and skipped by id: their answers are not read.
  const ids = queries
    .select({ id: devices.id })
    .from(devices)
    .where(and(filters, begin))
    .orderBy(by)
    .limit(pageSize + 1)
    .offset(from);
  const found = await queries
    .select({ row: devices, value: order.text })
    .from(devices)
    .where(inArray(devices.id, ids))
    .orderBy(by);
  const rows = before ? found.slice(0, pageSize).toReversed() : found.slice(0, pageSize);

  const hasMore = found.length > pageSize;
  const isComplete = begin === undefined && from === 0 && !hasMore;
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
    first !== null && (before ? hasMore : from > 0 || (after !== undefined && (await exists(order.isBefore(first)))));
  return {
    devices: rows.map(({ row }) => deviceOf(row)),
    total: counted?.total ?? rows.length,
    next: hasNext ? cursorOf(last) : null,
    previous: hasPrevious ? cursorOf(first) : null,
  };
}
