import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characteristicIds } from '../characteristics/characteristics.ts';
import { fieldsFor } from '../devices/fields.ts';
import { emptyDevice, type DeviceAnswers } from '../devices/schema.ts';
import { demo } from '../testing/demo.ts';
import { match } from './match.ts';
import { matchReadiness } from './readiness.ts';
import { requestFrom } from './request.ts';
import { demoMarket } from './testing/market.ts';

const operator = { companySize: 'small', role: null } as const;
const resultOf = (device: DeviceAnswers) =>
  match(requestFrom(device, operator), demoMarket, { today: demo.day }).result;

const answer = fc.constantFrom('yes', 'no', 'unsure', null);
const devices = fc
  .record({
    regulation: fc.constantFrom('MDR', 'IVDR', null),
    riskClass: fc.constantFrom('I', 'IIa', 'IIb', 'III', 'A', 'B', 'C', 'D', 'unsure', null),
    designationCodes: fc.constantFrom(null, ['MDA0203'], ['IVR0602'], ['MDT2002']),
    documentationLanguages: fc.constantFrom(null, ['en']),
    stage: fc.constantFrom('idea', 'prototype'),
    ...Object.fromEntries(characteristicIds.map((id) => [id, answer])),
  })
  .map((answers) => ({ ...emptyDevice, ...answers }) as DeviceAnswers);

/** Answers the missing fields with the answers that lead to the fewest further questions. */
function answerMissing(device: DeviceAnswers, missing: readonly string[]): DeviceAnswers {
  const isIvdr = device.regulation === 'IVDR';
  const answers = {
    regulation: 'MDR',
    riskClass: isIvdr ? 'D' : 'III',
    designationCodes: [isIvdr ? 'IVR0602' : 'MDA0203'],
    documentationLanguages: ['en'],
    conformityProcedure: null,
  };
  const given = missing.map((id) => [id, id in answers ? answers[id as keyof typeof answers] : 'no']);
  return { ...device, ...Object.fromEntries(given) } as DeviceAnswers;
}

describe('the readiness of a device for matching', () => {
  it('is exactly the result of a match (D.161)', () => {
    fc.assert(
      fc.property(devices, (device) => {
        expect(matchReadiness(device).result).toBe(resultOf(device));
      }),
    );
  });

  it('names the answers that lead to a result, unless they are a minimum (D.161)', () => {
    fc.assert(
      fc.property(devices, (device) => {
        const { result, missing, isMinimum } = matchReadiness(device);
        expect(missing.length > 0).toBe(result === 'incomplete');
        expect(isMinimum || resultOf(answerMissing(device, missing)) !== 'incomplete').toBe(true);
      }),
    );
  });

  it('names only fields that the form asks (D.161)', () => {
    fc.assert(
      fc.property(devices, (device) => {
        const asked = fieldsFor(device).map(({ id }) => id as string);
        expect(asked).toEqual(expect.arrayContaining([...matchReadiness(device).missing]));
      }),
    );
  });

  it('does not count codes and languages until a class I device turns out to need a notified body', () => {
    const no = Object.fromEntries(characteristicIds.map((id) => [id, 'no']));
    const device = { ...emptyDevice, ...no, regulation: 'MDR', riskClass: 'I', sterile: null } as DeviceAnswers;
    expect(matchReadiness(device)).toEqual({ result: 'incomplete', missing: ['sterile'], isMinimum: true });
    expect(matchReadiness({ ...device, sterile: 'no' }).result).toBe('no_notified_body_needed');
    expect(matchReadiness({ ...device, sterile: 'yes' })).toEqual({
      result: 'incomplete',
      missing: ['designationCodes', 'documentationLanguages'],
      isMinimum: false,
    });
  });
});
