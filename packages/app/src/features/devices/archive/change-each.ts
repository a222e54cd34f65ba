import type { Device } from '@attesta/domain/devices/schema';
import { problemOf } from '../../../platform/http/problem';

/** The result of a change of several devices. */
export interface ChangedDevices {
  /** The changed devices, as the server returned them. */
  changed: readonly Device[];
  /** The devices that no longer exist. */
  gone: readonly Device[];
  /** The devices that were not changed because of `error`. */
  left: readonly Device[];
  /** The error that stopped the change. */
  error?: unknown;
}

/**
 * Changes devices one after the other, because each is a request of its own. Skips devices that no longer exist, and
 * stops at any other error, so that a failed connection causes one error and not one per device.
 */
export async function changeEach(
  devices: readonly Device[],
  change: (device: Device) => Promise<Device>,
): Promise<ChangedDevices> {
  const changed: Device[] = [];
  const gone: Device[] = [];
  for (const [index, device] of devices.entries()) {
    try {
      changed.push(await change(device));
    } catch (error) {
      if (problemOf(error).code !== 'not_found') return { changed, gone, left: devices.slice(index), error };
      gone.push(device);
    }
  }
  return { changed, gone, left: [] };
}
