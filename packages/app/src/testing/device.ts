import { emptyDevice, type Device } from '@attesta/domain/devices/schema';

/** A device of class IIa as the server sends it, with the given changes. */
export const deviceWith = (changes: Partial<Device> = {}): Device => ({
  ...emptyDevice,
  id: 'dev-06',
  version: 1,
  operatorId: 'op-11',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  archivedAt: null,
  workingName: 'Pulsora',
  classVariant: 'IIa',
  classVariantProvisional: false,
  ...changes,
});
