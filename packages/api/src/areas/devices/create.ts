import { createHash } from 'node:crypto';
import type { Device, DeviceAnswers } from '@attesta/domain/devices/schema';
import { and, eq, lt } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { deviceRequests } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { DeviceQuota } from '../../settings/device-quota.ts';
import { lockAccount } from '../../accounts/store.ts';
import { checkQuota } from './quota.ts';
import { addDevice, bytesOf, getDevice } from './store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Lifetime of an Idempotency-Key. */
const keyLifeMs = 7 * dayMs;

/** Maximum number of Idempotency-Keys that are stored for one account: more than it can have devices. */
export const maxKeys = 10_000;

/** A request to create a device, from answers or as a copy. */
interface Creation {
  readonly ownerId: string;
  /** The caller's Idempotency-Key. */
  readonly key?: string | undefined;
  /** What the request asks for: a repeated key must come with the same. */
  readonly input: object;
  readonly quota: DeviceQuota;
  readonly now: Date;
}

/**
 * Creates a device once per Idempotency-Key: a repeated request returns the device of the first one.
 * @param accept validates the input and returns the answers to store; not called for a repeated request
 * @throws Failure 409 `conflict` if the key was used with another input or its device was deleted; 403 `quota_reached`
 *   for too many devices, and for too many keys
 */
export async function createDevice(queries: Queries, creation: Creation, accept: () => DeviceAnswers): Promise<Device> {
  const { ownerId, key, input, quota, now } = creation;
  const inputHash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  return queries.transaction(async (transaction) => {
    await lockAccount(transaction, ownerId);
    const earlier = key === undefined ? null : await deviceOfKey(transaction, { ownerId, key, inputHash });
    if (earlier) return earlier;
    if (key !== undefined) await checkKeys(transaction, ownerId);
    const answers = accept();
    await checkQuota(transaction, ownerId, quota, { devices: 1, bytes: bytesOf(answers) });
    const device = await addDevice(transaction, { ownerId, answers, now });
    if (key !== undefined) {
      await transaction.insert(deviceRequests).values({ ownerId, key, inputHash, deviceId: device.id, createdAt: now });
    }
    return device;
  });
}

type Request = Pick<typeof deviceRequests.$inferSelect, 'ownerId' | 'key' | 'inputHash'>;

/** Returns the device that an earlier request with this key created, or null. */
async function deviceOfKey(transaction: Queries, { ownerId, key, inputHash }: Request): Promise<Device | null> {
  const same = and(eq(deviceRequests.ownerId, ownerId), eq(deviceRequests.key, key));
  const [request] = await transaction.select().from(deviceRequests).where(same);
  if (!request) return null;
  if (request.inputHash !== inputHash) throw keyConflict('was used for another device. Send a new key.');
  const device = await getDevice(transaction, ownerId, request.deviceId);
  if (!device) throw keyConflict('created a device that was deleted since. Send a new key to create another one.');
  return device;
}

/** Checks that an account may use another key. Otherwise devices that are created and deleted would fill the database. */
async function checkKeys(transaction: Queries, ownerId: string): Promise<void> {
  const stored = await transaction.$count(deviceRequests, eq(deviceRequests.ownerId, ownerId));
  if (stored < maxKeys) return;
  throw new Failure(
    403,
    'quota_reached',
    `This account has used ${maxKeys.toLocaleString('en')} Idempotency-Keys in 7 days. Try again later.`,
  );
}

const keyConflict = (why: string) => new Failure(409, 'conflict', `This Idempotency-Key ${why}`);

/** Deletes the Idempotency-Keys of requests older than 7 days. */
export async function sweepDeviceRequests(queries: Queries, now: Date): Promise<void> {
  await queries.delete(deviceRequests).where(lt(deviceRequests.createdAt, new Date(now.getTime() - keyLifeMs)));
}
