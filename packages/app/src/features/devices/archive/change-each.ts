import type { Device } from '@attesta/domain/devices/schema';

/** The result of a change of several devices. */
export interface ChangedDevices {
  /** The changed devices, as the server returned them. */
  changed: readonly Device[];
  /** The error that stopped the change; undefined if every device was changed. */
  error?: unknown;
}

/**
 * Changes devices one after the other, because each is a request of its own. Stops at the first error, so that a failed
 * connection causes one error and not one per device.
 */
export async function changeEach(
  devices: readonly Device[],
  change: (device: Device) => Promise<Device>,
): Promise<ChangedDevices> {
  const changed: Device[] = [];
  for (const device of devices) {
    try {
      changed.push(await change(device));
    } catch (error) {
      return { changed, error };
    }
  }
  return { changed };
}
