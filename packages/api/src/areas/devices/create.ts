import { createHash } from 'node:crypto';
import type { Device, DeviceAnswers, DeviceInput } from '@attesta/domain/device/schema';
import { and, eq, lt } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { deviceRequests } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { lockAccount } from '../account/store.ts';
import { checkQuota, type DeviceQuota } from './quota.ts';
import { addDevice, bytesOf, getDevice } from './store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long an Idempotency-Key is remembered. */
const keptMs = 7 * dayMs;

/** Who creates a device, and by which request. */
interface Creation {
  readonly ownerId: string;
  /** The caller's Idempotency-Key. */
  readonly key?: string | undefined;
  readonly input: DeviceInput;
  readonly quota: DeviceQuota;
  readonly now: Date;
}

/**
 * Creates a device, once per Idempotency-Key: a repeated request returns the device of the first one.
 * @param answersOf checks the input and returns what is stored; not called for a repeated request
 * @throws Failure 409 `conflict` if the key belongs to another input or to a deleted device; 403 `quota_reached`
 */
export async function createDevice(
  queries: Queries,
  creation: Creation,
  answersOf: (input: DeviceInput) => DeviceAnswers,
): Promise<Device> {
  const { ownerId, key, input, quota, now } = creation;
  const inputHash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  return queries.transaction(async (transaction) => {
    await lockAccount(transaction, ownerId);
    const earlier = key === undefined ? null : await deviceOfKey(transaction, { ownerId, key, inputHash });
    if (earlier) return earlier;
    const answers = answersOf(input);
    await checkQuota(transaction, ownerId, quota, { devices: 1, bytes: bytesOf(answers) });
    const device = await addDevice(transaction, { ownerId, answers, now });
    if (key !== undefined) {
      await transaction.insert(deviceRequests).values({ ownerId, key, inputHash, deviceId: device.id, createdAt: now });
    }
    return device;
  });
}

type Request = Pick<typeof deviceRequests.$inferSelect, 'ownerId' | 'key' | 'inputHash'>;

/** The device that an earlier request with this key created; null if there was none. */
async function deviceOfKey(transaction: Queries, { ownerId, key, inputHash }: Request): Promise<Device | null> {
  const same = and(eq(deviceRequests.ownerId, ownerId), eq(deviceRequests.key, key));
  const [request] = await transaction.select().from(deviceRequests).where(same);
  if (!request) return null;
  if (request.inputHash !== inputHash) throw keyConflict('was used for another device. Send a new key.');
  const device = await getDevice(transaction, ownerId, request.deviceId);
  if (!device) throw keyConflict('created a device that was deleted since. Send a new key to create another one.');
  return device;
}

const keyConflict = (why: string) => new Failure(409, 'conflict', `This Idempotency-Key ${why}`);

/** Forgets the Idempotency-Keys of requests that are more than 7 days old. */
export async function sweepDeviceRequests(queries: Queries, now: Date): Promise<void> {
  await queries.delete(deviceRequests).where(lt(deviceRequests.createdAt, new Date(now.getTime() - keptMs)));
}
