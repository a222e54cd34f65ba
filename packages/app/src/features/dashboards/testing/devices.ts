import { characteristicIds } from '@attesta/domain/characteristics/characteristics';
import { emptyDevice, type Device } from '@attesta/domain/devices/schema';

export const device = (id: string, facts: Partial<Device>): Device => ({
  ...emptyDevice,
  id,
  version: 1,
  operatorId: 'op',
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  archivedAt: null,
  classVariant: null,
  classVariantProvisional: false,
  ...facts,
});

/** Answers with which a match returns lists of notified bodies. */
export const matchable: Partial<Device> = {
  ...Object.fromEntries(characteristicIds.map((id) => [id, 'no'])),
  stage: 'technical_documentation_ready',
  regulation: 'MDR',
  riskClass: 'IIa',
  classVariant: 'IIa',
  designationCodes: ['MDA0203', 'MDT2002'],
  documentationLanguages: ['en'],
};

/** Answers of a device that needs no notified body. */
export const withoutBody: Partial<Device> = { ...matchable, riskClass: 'I', classVariant: 'I' };
