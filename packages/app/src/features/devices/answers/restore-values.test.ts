import { emptyDevice } from '@attesta/domain/devices/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newDeviceValues } from './form-values';
import { restoreValues } from './restore-values';

describe('restoreValues', () => {
  it('restores the input, including incomplete values', () => {
    const typed = {
      ...newDeviceValues({ market_operator: null }),
      regulation: 'MDR',
      targetSubmissionDate: '2027-',
      tradeName: [{ language: '', text: 'Puls' }],
      certificateDates: { issuedOn: '', expiresOn: '' },
      previousApplications: [{ notifiedBodyNumber: '9', outcome: '', endedOn: null, note: null }],
    };
    expect(restoreValues(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  });

  it('drops only invalid values', () => {
    expect(
      restoreValues({
        workingName: 'Pulsora',
        stage: 'flying',
        sterile: 1,
        emdnCode: 'M03',
        unknown: 'x',
        __proto__: { udiDi: 'evil' },
      }),
    ).toEqual({ ...emptyDevice, workingName: 'Pulsora' });
  });

  it('returns every answer for any stored value', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(Object.keys(restoreValues(stored))).toEqual(Object.keys(emptyDevice));
      }),
    );
  });
});
