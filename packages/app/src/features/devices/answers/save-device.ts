import { createDevice, getDevice, updateDevice } from '@attesta/domain/devices/calls';
import { completeDevice } from '@attesta/domain/devices/complete';
import { emptyDevice, type Device, type DeviceAnswers, type DeviceInput } from '@attesta/domain/devices/schema';
import { createEffect } from 'effector';
import { createCallFx } from '../../../platform/http/call-fx';
import { knownRead } from '../../../platform/http/known-read';
import { differingAnswers } from '../record/differences';

/** Returns the answers of `edited` that differ from `stored`. Only these are sent, which keeps changes by others. */
export function changesOf(edited: DeviceAnswers, stored: DeviceAnswers): DeviceInput {
  return Object.fromEntries(differingAnswers(edited, stored).map((id) => [id, edited[id]]));
}

/** The read of a device that follows from a response with the device. */
export const knownDevice = ({ device }: { device: Device }) => [
  knownRead(getDevice, { params: { id: device.id } }, { device }),
];

const createDeviceFx = createCallFx(createDevice, knownDevice);
const updateDeviceFx = createCallFx(updateDevice, knownDevice);

/** Saves changes of a device. Fails with the server's response; a 409 contains both versions. */
export const changeDeviceFx = createEffect(
  async ({ id, changes, version }: { id: string; changes: DeviceInput; version: number }): Promise<Device> => {
    const { device } = await updateDeviceFx({ params: { id }, body: { ...changes, version } });
    return device;
  },
);

/** Returns the body of a registration request: the answers that are not empty. */
export const registrationOf = (answers: DeviceAnswers): DeviceInput => changesOf(answers, emptyDevice);

interface Registration {
  answers: DeviceAnswers;
  idempotencyKey: string;
  /**
   * Body of an earlier request whose response was lost. It is sent again unchanged, because a key is bound to the body
   * it was first used with. Later changes are saved afterwards.
   */
  tried?: DeviceInput | null;
}

/** Registers a device. Requests with the same key create only one record. */
export const registerDeviceFx = createEffect(
  async ({ answers, idempotencyKey, tried }: Registration): Promise<Device> => {
    const { device } = await createDeviceFx({
      headers: { 'idempotency-key': idempotencyKey },
      body: tried ?? registrationOf(answers),
    });
    const changes = changesOf(completeDevice(answers), device);
    const { id, version } = device;
    return Object.keys(changes).length === 0 ? device : changeDeviceFx({ id, changes, version });
  },
);

/**
 * Returns a new idempotency key. Does not use `crypto.randomUUID`, which is unavailable on pages served without TLS.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
