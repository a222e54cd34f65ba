import { count, eq, sum } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { devices } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { DeviceQuota } from '../../settings/device-quota.ts';

/**
 * Checks that an account may store more; a decrease is always allowed. Archived devices count. Call it with the account
 * locked.
 */
export async function checkQuota(
  transaction: Queries,
  accountId: string,
  quota: DeviceQuota,
  more: DeviceQuota,
): Promise<void> {
  if (more.devices <= 0 && more.bytes <= 0) return;
  const [used] = await transaction
    .select({ devices: count(), bytes: sum(devices.bytes).mapWith(Number) })
    .from(devices)
    .where(eq(devices.ownerId, accountId));
  if (!used) return;
  const exceeds = (name: keyof DeviceQuota) => more[name] > 0 && (used[name] ?? 0) + more[name] > quota[name];
  if (exceeds('devices')) throw reached(`${number(quota.devices)} devices`);
  if (exceeds('bytes')) throw reached(`${number(quota.bytes / 1_000_000)} MB of device data`);
}

const number = (value: number) => value.toLocaleString('en');

const advice = 'Archive devices you no longer need and delete them from the archive, then try again.';

const reached = (limit: string) => new Failure(403, 'quota_reached', `An account can store ${limit}. ${advice}`);
