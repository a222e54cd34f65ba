import { emptyDevice, type Device } from '@attesta/domain/devices/schema';
import { describe, expect, it } from 'vitest';
import { missingFor } from './missing';
import { sealFill, stageKey } from './stage';

const device = (answers: Partial<Device>): Device => ({
  ...emptyDevice,
  id: 'd1',
  version: 1,
  operatorId: 'o1',
  createdAt: '2026-11-01T08:00:00Z',
  updatedAt: '2026-11-01T08:00:00Z',
  archivedAt: null,
  classVariant: null,
  classVariantProvisional: false,
  workingName: 'Pulsora',
  regulation: 'MDR',
  manufacturerCountry: 'RO',
  stage: 'idea',
  intendedPurpose: 'Measures pulse at the wrist of adults at home.',
  ...answers,
});
const missing = (answers: Partial<Device>) => missingFor(device(answers), '2026-11-21', null);

describe('missingFor', () => {
  it('returns what is missing for the next stage', () => {
    expect(missing({})).toEqual({
      stage: 'prototype',
      problems: [
        { field: 'riskClass', code: 'required' },
        { field: 'intendedPurpose', code: 'too_short' },
      ],
    });
  });

  it('returns what is missing for the current stage first', () => {
    expect(missing({ stage: 'prototype', riskClass: 'IIa' })).toMatchObject({
      stage: 'prototype',
      problems: [{ field: 'intendedPurpose', code: 'too_short' }],
    });
  });

  it('accepts a stored target submission date in the past', () => {
    const fields = missing({
      stage: 'clinical_evaluation',
      riskClass: 'IIa',
      targetSubmissionDate: '2026-01-01',
    })?.problems.map(({ field }) => field);
    expect(fields).not.toContain('targetSubmissionDate');
  });
});

describe('a stage', () => {
  it('fills the seal from idea to certified', () => {
    expect(
      [null, 'idea', 'clinical_evaluation', 'certified'].map((stage) => sealFill(stage as Device['stage'])),
    ).toEqual([0, 1 / 6, 0.5, 1]);
  });

  it('ends with the signed declaration if no notified body is needed', () => {
    expect(stageKey('certified', 'I')).toBe('declared');
    expect(stageKey('certified', 'IIa')).toBe('certified');
    expect(stageKey('idea', 'A')).toBe('idea');
    expect(stageKey('certified', null)).toBe('certified');
  });
});
