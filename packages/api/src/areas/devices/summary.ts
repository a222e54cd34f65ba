import { deviceFacts, type DeviceFacts } from '@attesta/domain/device-summary/facts';
import { deviceSummary } from '@attesta/domain/device-summary/summary';
import { completeDevice } from '@attesta/domain/devices/complete';
import type { DevicePosition } from '@attesta/domain/devices/order';
import type { DeviceSummary } from '@attesta/domain/devices/summary-schema';
import type { CalendarDate } from '@attesta/domain/values/dates';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { devices } from '../../database/schema.ts';
import { listOrder } from './list-order.ts';

/** Number of devices that are read at once; other requests are handled in between. */
const pageSize = 500;

const order = listOrder('changed');

/** Reads the next devices of an owner that are not archived, oldest change first. */
const readPage = (queries: Queries, ownerId: string, after: DevicePosition | null) =>
  queries
    .select({ id: devices.id, answers: devices.answers, changed: order.text })
    .from(devices)
    .where(and(eq(devices.ownerId, ownerId), isNull(devices.archivedAt), after ? order.isAfter(after) : undefined))
    .orderBy(order.forward)
    .limit(pageSize);

/**
 * Returns the summary of an owner's devices that are not archived. They are read in the order of their last change,
 * oldest first: a device that changes in the meantime moves to the end and is read again, so that none is missed.
 */
export async function summarizeDevices(queries: Queries, ownerId: string, today: CalendarDate): Promise<DeviceSummary> {
  const facts = new Map<string, DeviceFacts>();
  let after: DevicePosition | null = null;
  do {
    const rows: Awaited<ReturnType<typeof readPage>> = await readPage(queries, ownerId, after);
    for (const { id, answers } of rows) {
      facts.delete(id); // so that a device that is read again is also last in the map
      facts.set(id, deviceFacts({ ...completeDevice(answers), id }));
    }
    const last = rows.length === pageSize ? rows.at(-1) : undefined;
    after = last ? ['changed', last.changed ?? '', last.id] : null;
  } while (after !== null);
  return deviceSummary([...facts.values()].toReversed(), today);
}
