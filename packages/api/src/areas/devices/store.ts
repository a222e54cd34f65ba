import { createHash, randomUUID } from 'node:crypto';
import { completeDevice } from '@attesta/domain/device/complete';
import type { Device, DeviceAnswers, DeviceInput } from '@attesta/domain/device/schema';
import { and, count, desc, eq, like, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { devices } from '../../database/schema.ts';

type DeviceRow = typeof devices.$inferSelect;

/** What a list is narrowed by. */
export interface DeviceFilter {
  readonly search?: string | undefined;
  readonly stage?: string | undefined;
  readonly regulation?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A stored device as sent: its answers with what follows from them. */
function deviceOf(row: DeviceRow): Device {
  return {
    ...completeDevice(row.answers),
    id: row.id,
    version: row.version,
    operatorId: row.ownerId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The columns that follow from the answers. */
function columnsOf(answers: DeviceAnswers) {
  const texts = [answers.workingName, ...(answers.tradeName ?? []).map(({ text }) => text), answers.modelOrReference, answers.intendedPurpose];
  return {
    answers,
    stage: answers.stage,
    regulation: answers.regulation,
    udi: answers.udiDi === null ? null : `${answers.issuingEntity ?? ''}:${answers.udiDi}`,
    searchText: texts.filter((text) => text !== null).join('\n').toLowerCase(),
  };
}

const pattern = (search: string) => `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

/** A page of an owner's devices, last changed first, and how many there are. */
export async function listDevices(queries: Queries, ownerId: string, { search, stage, regulation, page, pageSize }: DeviceFilter): Promise<{ devices: Device[]; total: number }> {
  const wanted = and(
    eq(devices.ownerId, ownerId),
    search ? like(devices.searchText, pattern(search)) : undefined,
    stage ? eq(devices.stage, stage) : undefined,
    regulation ? eq(devices.regulation, regulation) : undefined,
  );
  const rows = await queries.select().from(devices).where(wanted).orderBy(desc(devices.updatedAt), desc(devices.id)).limit(pageSize).offset((page - 1) * pageSize);
  const [counted] = await queries.select({ total: count() }).from(devices).where(wanted);
  return { devices: rows.map(deviceOf), total: counted?.total ?? 0 };
}

const own = (ownerId: string, id: string) => and(eq(devices.id, id), eq(devices.ownerId, ownerId));

async function oneDevice(queries: Queries, where: SQL | undefined): Promise<DeviceRow | null> {
  const [row] = await queries.select().from(devices).where(where);
  return row ?? null;
}

/** One of the owner's devices; null if it is absent or another's. */
export async function getDevice(queries: Queries, ownerId: string, id: string): Promise<Device | null> {
  const row = await oneDevice(queries, own(ownerId, id));
  return row && deviceOf(row);
}

/** Who makes a device, and by which request. */
interface Creation {
  readonly ownerId: string;
  /** The caller's Idempotency-Key. */
  readonly requestKey?: string | undefined;
  readonly input: DeviceInput;
  readonly now: Date;
}

const hashOfInput = (input: DeviceInput) => createHash('sha256').update(JSON.stringify(input)).digest('hex');

/** The device that an earlier try with the same key made: the same request or another one; null if there was none. */
export async function earlierTry(queries: Queries, { ownerId, requestKey, input }: Creation): Promise<{ device: Device; sameRequest: boolean } | null> {
  if (requestKey === undefined) return null;
  const row = await oneDevice(queries, and(eq(devices.ownerId, ownerId), eq(devices.requestKey, requestKey)));
  return row && { device: deviceOf(row), sameRequest: row.requestHash === hashOfInput(input) };
}

/** Adds a device. Returns null if a try with the same key was faster. */
export async function addDevice(queries: Queries, answers: DeviceAnswers, { ownerId, requestKey, input, now }: Creation): Promise<Device | null> {
  const [row] = await queries
    .insert(devices)
    .values({
      id: randomUUID(),
      ownerId,
      version: 1,
      ...columnsOf(answers),
      requestKey,
      requestHash: requestKey === undefined ? null : hashOfInput(input),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [devices.ownerId, devices.requestKey] })
    .returning();
  return row ? deviceOf(row) : null;
}

/** Adds a device under an id of its own, as the demo data does. */
export async function addKnownDevice(queries: Queries, { id, ownerId, answers, now }: { id: string; ownerId: string; answers: DeviceAnswers; now: Date }): Promise<void> {
  await queries.insert(devices).values({ id, ownerId, version: 1, ...columnsOf(answers), createdAt: now, updatedAt: now });
}

/** Replaces the answers of the version that the change was made on. Returns null if that version is no longer the stored one. */
export async function changeDevice(queries: Queries, ownerId: string, { id, version, answers, now }: { id: string; version: number; answers: DeviceAnswers; now: Date }): Promise<Device | null> {
  const [row] = await queries
    .update(devices)
    .set({ ...columnsOf(answers), version: sql`${devices.version} + 1`, updatedAt: now })
    .where(and(own(ownerId, id), eq(devices.version, version)))
    .returning();
  return row ? deviceOf(row) : null;
}

/** Deletes one of the owner's devices; false if it is absent or another's. */
export async function removeDevice(queries: Queries, ownerId: string, id: string): Promise<boolean> {
  const removed = await queries.delete(devices).where(own(ownerId, id)).returning({ id: devices.id });
  return removed.length > 0;
}
