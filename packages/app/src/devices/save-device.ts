import { createDevice, updateDevice } from '@attesta/domain/device/calls';
import { completeDevice } from '@attesta/domain/device/complete';
import { emptyDevice, type Device, type DeviceAnswers, type DeviceInput } from '@attesta/domain/device/schema';
import { send } from '../http/send';
import { differingAnswers } from './differences';

/** The answers of `wanted` that are others than in `stored`: only those are sent, so that nobody's other change is undone. */
export function changesOf(wanted: DeviceAnswers, stored: DeviceAnswers): DeviceInput {
  return Object.fromEntries(differingAnswers(wanted, stored).map((id) => [id, wanted[id]]));
}

/** Saves changes of a device. Throws what the server answered; 409 with both versions when the device was changed meanwhile. */
export async function changeDevice(id: string, changes: DeviceInput, version: number): Promise<Device> {
  const { device } = await send(updateDevice, { params: { id }, body: { ...changes, version } });
  return device;
}

/** What registering a device sends: what was answered. */
export const registrationOf = (answers: DeviceAnswers): DeviceInput => changesOf(answers, emptyDevice);

/**
 * Registers a device. The same key makes one record, however often it is tried.
 * @param tried what an earlier try sent whose answer got lost: it is sent again, because a key belongs to what it was first used
 *   for, and what was typed since is saved on top of it
 */
export async function registerDevice(
  answers: DeviceAnswers,
  idempotencyKey: string,
  tried: DeviceInput | null = null,
): Promise<Device> {
  const { device } = await send(createDevice, {
    headers: { 'idempotency-key': idempotencyKey },
    body: tried ?? registrationOf(answers),
  });
  const changes = changesOf(completeDevice(answers), device);
  return Object.keys(changes).length === 0 ? device : changeDevice(device.id, changes, device.version);
}

/** A new key for a device that is about to be registered. `crypto.randomUUID` is missing on pages that are served without TLS. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
