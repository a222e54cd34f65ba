import { emptyDevice } from '@attesta/domain/device/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newDeviceValues } from './form-values';
import { restoreValues } from './restore-values';

describe('a restored draft', () => {
  it('is what was typed, half-typed values included', () => {
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

  it('loses only what is broken', () => {
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

  it('always has every answer, whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(Object.keys(restoreValues(stored))).toEqual(Object.keys(emptyDevice));
      }),
    );
  });
});
