import { applyInput } from '@attesta/domain/devices/complete';
import type { DeviceConflict } from '@attesta/domain/devices/calls';
import { emptyDevice, type DeviceAnswerId, type DeviceAnswers } from '@attesta/domain/devices/schema';

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Returns the answers that differ between two versions of a device, in field order. */
export const differingAnswers = (one: DeviceAnswers, other: DeviceAnswers): DeviceAnswerId[] =>
  (Object.keys(emptyDevice) as DeviceAnswerId[]).filter((id) => !isEqual(one[id], other[id]));

/** Returns the stored version of a conflict with the user's rejected changes applied. */
export const withYourChanges = ({ stored, yours }: Pick<DeviceConflict, 'stored' | 'yours'>): DeviceAnswers =>
  applyInput(yours, stored);
