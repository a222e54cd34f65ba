import { describe, expect, it } from 'vitest';
import { checkAssignment } from './assignment.ts';
import { codes, findCode, formatCode, isProductCode } from './codes.ts';
import { suggestCodes } from './suggest.ts';

describe('the designation codes', () => {
  it('are 151: 71 of the MDR and 80 of the IVDR, with the counts of the act by prefix', () => {
    const count = (prefix: string) => codes.filter((code) => code.prefix === prefix).length;
    expect(['MDA', 'MDN', 'MDS', 'MDT'].map(count)).toEqual([26, 18, 14, 13]);
    expect(['IVR', 'IVS', 'IVT', 'IVP', 'IVD'].map(count)).toEqual([33, 10, 11, 14, 12]);
    expect(new Set(codes.map(({ id }) => id)).size).toBe(151);
  });

  it('have the order of their list', () => {
    expect(codes.filter(({ regulation }) => regulation === 'MDR').map(({ order }) => order)).toEqual(
      Array.from({ length: 71 }, (_, index) => index + 1),
    );
    expect(findCode('MDA0203')).toEqual({
      id: 'MDA0203',
      regulation: 'MDR',
      prefix: 'MDA',
      group: 'A2',
      groupLabel: 'Active, not implanted: imaging, monitoring, diagnosis',
      label: 'Monitoring of vital signs',
      kind: 'vertical',
      dimension: 'design_and_intended_purpose',
      order: 7,
    });
    expect(findCode('IVD4012')).toMatchObject({
      order: 80,
      kind: 'horizontal',
      dimension: 'laboratory_or_clinical_discipline',
      group: 'D',
    });
  });

  it('are displayed with a space and stored without', () => {
    expect(formatCode('MDA0203')).toBe('MDA 0203');
    expect(findCode('MDA 0203')).toBeUndefined();
  });

  it('are product codes if their prefix is MDA, MDN or IVR', () => {
    expect(codes.filter(({ id }) => isProductCode(id)).every(({ kind }) => kind === 'vertical')).toBe(true);
    expect(['MDA0101', 'MDN1101', 'IVR0101', 'MDS1001', 'IVT2001', 'IVP3001', 'IVD4001'].map(isProductCode)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the assignment of codes', () => {
  const given = (
    regulation: 'MDR' | 'IVDR',
    ids: string[],
    more: { softwareOnly?: boolean; hasReason?: boolean; draft?: boolean } = {},
  ) => checkAssignment({ regulation, codes: ids, softwareOnly: false, hasReason: false, draft: false, ...more });

  it('requires exactly one MDA or MDN and at least one MDT', () => {
    expect(given('MDR', ['MDA0203', 'MDT2002'])).toEqual([]);
    expect(given('MDR', ['MDA0203', 'MDN1202', 'MDT2002'])).toEqual(['codes_product_several']);
    expect(given('MDR', ['MDA0203', 'MDN1202', 'MDT2002'], { hasReason: true })).toEqual(['codes_product_several']);
    expect(given('MDR', ['MDT2002'])).toEqual(['codes_product_missing']);
    expect(given('MDR', ['MDA0203'])).toEqual(['codes_technology_missing']);
    expect(given('MDR', [])).toEqual(['codes_product_missing', 'codes_technology_missing']);
  });

  it('allows several IVR with a written reason', () => {
    const ids = ['IVR0501', 'IVR0502', 'IVT2005', 'IVP3011'];
    expect(given('IVDR', ids)).toEqual(['codes_product_several']);
    expect(given('IVDR', ids, { hasReason: true })).toEqual([]);
  });

  it('requires an examination procedure except for controls and receptacles', () => {
    expect(given('IVDR', ['IVR0608', 'IVT2006'])).toEqual(['codes_examination_missing']);
    expect(given('IVDR', ['IVR0701', 'IVT2006'])).toEqual([]);
    expect(given('IVDR', ['IVR0803', 'IVT2002'])).toEqual([]);
    expect(given('IVDR', ['IVR0608', 'IVS1007', 'IVT2006'])).toEqual([]);
  });

  it('requires MDA 0315 for a device that is software only', () => {
    expect(given('MDR', ['MDA0203', 'MDT2010'], { softwareOnly: true })).toEqual(['codes_software_only']);
    expect(given('MDR', ['MDA0315', 'MDT2010'], { softwareOnly: true })).toEqual([]);
  });

  it('accepts missing codes in a draft, but not codes of the other regulation', () => {
    expect(given('MDR', [], { draft: true })).toEqual([]);
    expect(given('MDR', ['IVR0602'], { draft: true })).toEqual(['codes_wrong_regulation']);
    expect(given('MDR', ['XXX0000'], { draft: true })).toEqual(['codes_wrong_regulation']);
  });
});

describe('suggested codes', () => {
  it('depend on the answers about the device', () => {
    expect(suggestCodes({ regulation: 'MDR', sterile: 'yes', measuring: 'yes', software: 'yes' })).toEqual([
      'MDS1005',
      'MDS1009',
      'MDS1010',
    ]);
    expect(suggestCodes({ regulation: 'IVDR', selfTesting: 'yes', instrument: 'yes', software: 'yes' })).toEqual([
      'IVS1002',
      'IVS1008',
      'IVS1010',
    ]);
    expect(suggestCodes({ regulation: 'IVDR', software: 'yes', softwareInOwnRight: 'yes' })).toEqual(['IVS1009']);
    expect(suggestCodes({ regulation: 'MDR', software: 'yes', softwareInOwnRight: 'yes' })).toEqual([
      'MDA0315',
      'MDS1009',
    ]);
  });

  it('need a class III custom-made implant for MDS 1013', () => {
    const answers = { regulation: 'MDR', customMade: 'yes', implantable: 'yes' } as const;
    expect(suggestCodes({ ...answers, riskClass: 'III' })).toEqual(['MDS1013']);
    expect(suggestCodes({ ...answers, riskClass: 'IIb' })).toEqual([]);
  });

  it('depend on some questions that are asked only here', () => {
    expect(suggestCodes({ regulation: 'MDR', machinery: 'yes', integralIvd: 'yes' })).toEqual(['MDS1004', 'MDS1014']);
    expect(suggestCodes({ regulation: 'IVDR', calibrator: 'yes', controlWithValue: 'yes' })).toEqual([
      'IVS1006',
      'IVS1007',
    ]);
  });

  it('are empty for no, unsure or no answer', () => {
    expect(suggestCodes({ regulation: 'MDR', sterile: 'unsure', measuring: 'no', software: null })).toEqual([]);
    expect(suggestCodes({ sterile: 'yes' })).toEqual([]);
  });
});
