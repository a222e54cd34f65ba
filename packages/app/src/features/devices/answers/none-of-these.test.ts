import { emptyDevice } from '@attesta/domain/devices/schema';
import { describe, expect, it } from 'vitest';
import { openToNo } from './none-of-these';

const today = '2026-11-21';

describe('"None of these"', () => {
  it('answers the questions of a group that have no answer (D.241)', () => {
    const values = { ...emptyDevice, regulation: 'MDR', stage: 'idea', sterile: 'yes', measuring: 'unsure' } as const;
    expect(openToNo(['active', 'sterile', 'measuring', 'reusableSurgical'], values, today)).toEqual([
      'active',
      'reusableSurgical',
    ]);
  });

  it('also answers those with "Unsure" at a stage that does not accept it', () => {
    const values = { ...emptyDevice, regulation: 'MDR', stage: 'clinical_evaluation', measuring: 'unsure' } as const;
    expect(openToNo(['measuring'], values, today)).toEqual(['measuring']);
  });

  it('leaves a question open if No would contradict another answer', () => {
    const values = { ...emptyDevice, regulation: 'MDR', stage: 'idea', softwareInOwnRight: 'yes' } as const;
    expect(openToNo(['software', 'aiSystem'], values, today)).toEqual(['aiSystem']);
  });
});
