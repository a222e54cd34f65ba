import { createDevice, updateDevice } from '@attesta/domain/devices/calls';
import { completeDevice } from '@attesta/domain/devices/complete';
import { emptyDevice, type Device, type DeviceAnswers, type DeviceInput } from '@attesta/domain/devices/schema';
import type { Send } from '../../../platform/http/send';
import { differingAnswers } from '../record/differences';

/** Returns the answers of `edited` that differ from `stored`. Only these are sent, which keeps changes by others. */
export function changesOf(edited: DeviceAnswers, stored: DeviceAnswers): DeviceInput {
  return Object.fromEntries(differingAnswers(edited, stored).map((id) => [id, edited[id]]));
}

/**
 * Saves changes of a device.
 * @throws the server's error response; a 409 contains both versions if the device was changed meanwhile
 */
export async function changeDevice(send: Send, id: string, changes: DeviceInput, version: number): Promise<Device> {
  const { device } = await send(updateDevice, { params: { id }, body: { ...changes, version } });
  return device;
}

/** Returns the body of a registration request: the answers that are not empty. */
export const registrationOf = (answers: DeviceAnswers): DeviceInput => changesOf(answers, emptyDevice);

/**
 * Registers a device. Requests with the same key create only one record.
 * @param tried body of an earlier request whose response was lost. It is sent again unchanged, because a key is bound
 *   to the body it was first used with. Later changes are saved afterwards.
 */
export async function registerDevice(
  send: Send,
  answers: DeviceAnswers,
  idempotencyKey: string,
  tried: DeviceInput | null = null,
): Promise<Device> {
  const { device } = await send(createDevice, {
    headers: { 'idempotency-key': idempotencyKey },
    body: tried ?? registrationOf(answers),
  });
  const changes = changesOf(completeDevice(answers), device);
  return Object.keys(changes).length === 0 ? device : changeDevice(send, device.id, changes, device.version);
}

/**
 * Returns a new idempotency key. Does not use `crypto.randomUUID`, which is unavailable on pages served without TLS.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
