import { emptyDevice, type DeviceAnswers } from '@attesta/domain/devices/schema';
import { describe, expect, it } from 'vitest';
import { codesToChoose, inListOrder, openSuggestions } from './code-options';

const device = (answers: Partial<DeviceAnswers>): DeviceAnswers => ({ ...emptyDevice, ...answers });

describe('choosing codes', () => {
  it('offers the 71 codes of the MDR or the 80 codes of the IVDR', () => {
    expect(codesToChoose(device({ regulation: 'MDR' }))).toHaveLength(71);
    expect(codesToChoose(device({ regulation: 'IVDR' }))).toHaveLength(80);
    expect(codesToChoose(device({}))).toEqual([]);
  });

  it('offers a chosen code of the other regulation, so that it can be removed', () => {
    expect(codesToChoose(device({ regulation: 'IVDR', designationCodes: ['MDA0203'] })).map(({ id }) => id)).toContain(
      'MDA0203',
    );
  });

  it('suggests codes that follow from the answers and are not chosen yet', () => {
    const answers = { regulation: 'MDR', sterile: 'yes', measuring: 'yes', designationCodes: ['MDS1005'] } as const;
    expect(openSuggestions(device({ ...answers, designationCodes: ['MDS1005'] }), {})).toEqual(['MDS1010']);
    expect(openSuggestions(device({ ...answers, designationCodes: null }), { machinery: 'yes' })).toEqual([
      'MDS1004',
      'MDS1005',
      'MDS1010',
    ]);
  });

  it('suggests no second product code', () => {
    const software = { regulation: 'MDR', softwareInOwnRight: 'yes', software: 'yes' } as const;
    expect(openSuggestions(device(software), {})).toEqual(['MDA0315', 'MDS1009']);
    expect(openSuggestions(device({ ...software, designationCodes: ['MDA0203'] }), {})).toEqual(['MDS1009']);
  });

  it('sorts codes in list order', () =>
    expect(inListOrder(['MDT2002', 'MDS1005', 'MDA0203'])).toEqual(['MDA0203', 'MDS1005', 'MDT2002']));
});
