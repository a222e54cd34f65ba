import { emptyDevice, type Device } from '@attesta/domain/device/schema';
import { describe, expect, it } from 'vitest';
import { operatorSummary } from './operator-summary';

const device = (id: string, facts: Partial<Device>): Device => ({
  ...emptyDevice,
  id,
  version: 1,
  operatorId: 'op',
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  classVariant: null,
  classVariantProvisional: false,
  ...facts,
});
const matchable = {
  stage: 'technical_documentation_ready',
  classVariant: 'IIa',
  designationCodes: ['MDA0203'],
  documentationLanguages: ['en'],
} as const satisfies Partial<Device>;
const today = '2026-11-21';

describe('what a market operator sees first', () => {
  it('counts devices by what they need next', () => {
    const summary = operatorSummary(
      [
        device('ready', {
          ...matchable,
          designationCodes: [...matchable.designationCodes],
          documentationLanguages: [...matchable.documentationLanguages],
        }),
        device('no codes', { ...matchable, designationCodes: [], documentationLanguages: ['en'] }),
        device('needs no body', {
          ...matchable,
          classVariant: 'I',
          designationCodes: ['MDA0203'],
          documentationLanguages: ['en'],
        }),
        device('lodged', {
          ...matchable,
          stage: 'application_lodged',
          designationCodes: ['MDA0203'],
          documentationLanguages: ['en'],
        }),
        device('certified', { stage: 'certified' }),
      ],
      today,
    );
    expect(summary).toMatchObject({ devices: 5, ready: 1, lodged: 1, certified: 1 });
  });

  it('lists wished dates in order, those that have passed first, and none after the application', () => {
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
