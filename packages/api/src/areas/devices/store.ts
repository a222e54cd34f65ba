import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToEvents } from 'node:timers/promises';
import { completeDevice } from '@attesta/domain/devices/complete';
import { deviceName } from '@attesta/domain/devices/device-name';
import { sortNameOf } from '@attesta/domain/devices/order';
import type { Device, DeviceAnswers } from '@attesta/domain/devices/schema';
import { folded } from '@attesta/domain/values/search';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { devices } from '../../database/schema.ts';
import type { DeviceQuota } from '../../settings/device-quota.ts';
import { lockAccount } from '../../accounts/store.ts';
import { checkQuota } from './quota.ts';

export type DeviceRow = typeof devices.$inferSelect;

/** A stored device as the API returns it: its answers and the values derived from them. */
export function deviceOf(row: DeviceRow): Device {
  return {
    ...completeDevice(row.answers),
    id: row.id,
    version: row.version,
    operatorId: row.ownerId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    archivedAt: row.archivedAt?.toISOString() ?? null,
  };
}

/** Size of the answers as JSON, which counts against the quota. */
export const bytesOf = (answers: DeviceAnswers): number => Buffer.byteLength(JSON.stringify(answers));

/** The columns that are derived from the answers. */
function columnsOf(answers: DeviceAnswers) {
  const tradeNames = (answers.tradeName ?? []).map(({ text }) => text);
  const texts = [
    answers.workingName,
    ...tradeNames,
    answers.modelOrReference,
    answers.intendedPurpose,
    answers.basicUdiDi,
    answers.udiDi,
  ];
  return {
    answers,
    stage: answers.stage,
    regulation: answers.regulation,
    riskClass: answers.riskClass,
    targetDate: answers.targetSubmissionDate,
    sortName: sortNameOf(deviceName(answers)),
    udi: answers.udiDi,
    searchText: texts
      .filter((text) => text !== null)
      .map(folded)
      .join('\n'),
    bytes: bytesOf(answers),
  };
}

const own = (ownerId: string, id: string) => and(eq(devices.id, id), eq(devices.ownerId, ownerId));

/** Returns one of the owner's devices; null if it does not exist or belongs to another account. */
export async function getDevice(queries: Queries, ownerId: string, id: string): Promise<Device | null> {
  const [row] = await queries.select().from(devices).where(own(ownerId, id));
  return row ? deviceOf(row) : null;
}

/** Number of devices that are read at once. Other requests are handled in between. */
const exportPage = 25;

/** Yields all devices of an owner, archived ones too, last changed first; those that are deleted meanwhile are omitted. */
export async function* devicesOwnedBy(queries: Queries, ownerId: string): AsyncGenerator<Device> {
  const ids = await queries
    .select({ id: devices.id })
    .from(devices)
    .where(eq(devices.ownerId, ownerId))
    .orderBy(desc(devices.updatedAt), desc(devices.id));
  for (let start = 0; start < ids.length; start += exportPage) {
    if (start > 0) await yieldToEvents();
    const page = ids.slice(start, start + exportPage).map(({ id }) => id);
    const rows = new Map(
      (await queries.select().from(devices).where(inArray(devices.id, page))).map((row) => [row.id, row]),
    );
    for (const id of page) {
      const row = rows.get(id);
      if (row) yield deviceOf(row);
    }
  }
}

interface NewDevice {
  readonly ownerId: string;
  readonly answers: DeviceAnswers;
  readonly now: Date;
}

/** A device whose id and times are given. */
interface KnownDevice extends Omit<NewDevice, 'now'> {
  readonly id: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const rowOf = ({ answers, ...device }: KnownDevice): DeviceRow => ({
  ...device,
  version: 1,
  ...columnsOf(answers),
  archivedAt: null,
});

/** Adds a device without checking the quota. */
export async function addDevice(queries: Queries, { now, ...device }: NewDevice): Promise<Device> {
  const row = rowOf({ ...device, id: randomUUID(), createdAt: now, updatedAt: now });
  await queries.insert(devices).values(row);
  return deviceOf(row);
}

/** Devices that are inserted with one statement. */
const insertedAtOnce = 500;

/** Adds devices with fixed ids, such as those of the demo data, without checking the quota. */
export async function addKnownDevices(queries: Queries, known: readonly KnownDevice[]): Promise<void> {
  for (let start = 0; start < known.length; start += insertedAtOnce) {
    await queries.insert(devices).values(known.slice(start, start + insertedAtOnce).map(rowOf));
  }
}

interface DeviceChange {
  readonly id: string;
  /** The version that was edited. */
  readonly version: number;
  readonly answers: DeviceAnswers;
  readonly quota: DeviceQuota;
  readonly now: Date;
}

/**
 * Replaces the answers of a device. Returns null if the version is no longer current or the device is archived.
 * @throws Failure 403 `quota_reached` if the answers grow beyond the quota; smaller ones are always stored
 */
export async function changeDevice(queries: Queries, ownerId: string, change: DeviceChange): Promise<Device | null> {
  const { id, version, answers, quota, now } = change;
  const expected = and(own(ownerId, id), eq(devices.version, version), isNull(devices.archivedAt));
  return queries.transaction(async (transaction) => {
    await lockAccount(transaction, ownerId);
    const [stored] = await transaction
      .select({ bytes: devices.bytes, answers: devices.answers })
      .from(devices)
      .where(expected);
    if (!stored) return null;
    await checkQuota(transaction, ownerId, quota, { devices: 0, bytes: bytesOf(answers) - stored.bytes });
    const { udi, ...columns } = columnsOf(answers);
    // Devices that had one UDI-DI before it was unique can be saved with it, so their key stays as it is.
    const key = answers.udiDi === stored.answers.udiDi ? {} : { udi };
    const changes = { ...columns, ...key, version: sql`${devices.version} + 1`, updatedAt: now };
    const [row] = await transaction.update(devices).set(changes).where(expected).returning();
    return row ? deviceOf(row) : null;
  });
}

/** Deletes one of the owner's archived devices; false if it does not exist, is not archived or is another account's. */
export async function removeDevice(queries: Queries, ownerId: string, id: string): Promise<boolean> {
  const archived = and(own(ownerId, id), isNotNull(devices.archivedAt));
  const removed = await queries.delete(devices).where(archived).returning({ id: devices.id });
  return removed.length > 0;
}
