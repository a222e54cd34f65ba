import { characteristicIds } from '@attesta/domain/characteristics/characteristics';
import { emptyDevice, type Device } from '@attesta/domain/devices/schema';
import { describe, expect, it } from 'vitest';
import { operatorSummary } from './operator-summary';

const device = (id: string, facts: Partial<Device>): Device => ({
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
const matchable: Partial<Device> = {
  ...Object.fromEntries(characteristicIds.map((id) => [id, 'no'])),
  stage: 'technical_documentation_ready',
  regulation: 'MDR',
  riskClass: 'IIa',
  classVariant: 'IIa',
  designationCodes: ['MDA0203', 'MDT2002'],
  documentationLanguages: ['en'],
};
const today = '2026-11-21';

describe('operatorSummary', () => {
  it('counts devices by what they need next', () => {
    const noBody = { ...matchable, riskClass: 'I', classVariant: 'I' } as const;
    const summary = operatorSummary(
      [
        device('ready', matchable),
        device('no codes', { ...matchable, designationCodes: [] }),
        device('no languages', { ...matchable, documentationLanguages: null }),
        device('needs no notified body', noBody),
        device('lodged', { ...matchable, stage: 'application_lodged' }),
        device('certified', { stage: 'certified' }),
      ],
      today,
    );
    expect(summary).toMatchObject({ devices: 6, ready: 1, lodged: 1, certified: 1 });
  });

  it.each<[string, Partial<Device>]>([
    ['an open question that can change the class', { customMade: 'unsure' }],
    ['no product code', { designationCodes: ['MDS1009', 'MDT2002'] }],
    ['a procedure that its class does not allow', { conformityProcedure: 'DOC' }],
  ])('does not count a device as ready whose match is incomplete: %s', (_, answers) => {
    expect(operatorSummary([device('d1', { ...matchable, ...answers })], today).ready).toBe(0);
  });

  it('lists devices before their application by target submission date, passed dates first', () => {
    const { upcoming } = operatorSummary(
      [
        device('spring', { stage: 'prototype', targetSubmissionDate: '2027-03-15' }),
        device('late', { stage: 'prototype', targetSubmissionDate: '2026-11-01' }),
        device('today', { stage: 'idea', targetSubmissionDate: today }),
        device('lodged', { stage: 'application_lodged', targetSubmissionDate: '2026-12-01' }),
        device('undated', { stage: 'idea' }),
      ],
      today,
    );
    expect(upcoming.map(({ device: { id }, days }) => [id, days])).toEqual([
      ['late', -20],
      ['today', 0],
      ['spring', 114],
    ]);
  });
});
