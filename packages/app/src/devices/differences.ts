import { applyInput } from '@attesta/domain/device/complete';
import type { DeviceConflict } from '@attesta/domain/device/calls';
import { emptyDevice, type DeviceAnswerId, type DeviceAnswers } from '@attesta/domain/device/schema';

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The answers that differ between two versions of a device, in the order of the fields. */
export const differingAnswers = (one: DeviceAnswers, other: DeviceAnswers): DeviceAnswerId[] =>
  (Object.keys(emptyDevice) as DeviceAnswerId[]).filter((id) => !same(one[id], other[id]));

/** The device as the refused save wanted it; what was not sent stays as stored. */
export const wantedOf = ({ stored, yours }: Pick<DeviceConflict, 'stored' | 'yours'>): DeviceAnswers =>
  applyInput(yours, stored);
