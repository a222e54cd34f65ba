import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characteristicIds } from '../classes/characteristics.ts';
import { riskClassesOf } from '../classes/class-variant.ts';
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

/** Returns the device with an answer to a field that a match needs. `pick` chooses one of the possible answers. */
function answered(device: DeviceAnswers, field: string, pick: number): DeviceAnswers {
  const choose = <Item>(from: readonly Item[]) => from[pick % from.length];
  const isIvdr = device.regulation === 'IVDR';
  const answers: Partial<DeviceAnswers> = {
    regulation: choose(['MDR', 'IVDR'] as const),
    riskClass: choose(riskClassesOf[device.regulation ?? 'MDR']),
    designationCodes: [isIvdr ? 'IVR0602' : 'MDA0203'],
    documentationLanguages: ['en'],
    conformityProcedure: null,
  };
  const answer = field in answers ? answers[field as keyof DeviceAnswers] : choose(['no', 'yes'] as const);
  return { ...device, [field]: answer } as DeviceAnswers;
}

describe('the readiness of a device for matching', () => {
  it('is exactly the result of a match (D.161)', () => {
    fc.assert(
      fc.property(devices, (device) => {
        expect(matchReadiness(device).result).toBe(resultOf(device));
      }),
    );
  });

  it('counts the answers that are still needed: the next one lowers the count, none raises it (D.161)', () => {
    fc.assert(
      fc.property(devices, fc.array(fc.nat(11), { minLength: 20, maxLength: 20 }), (start, picks) => {
        let device = start;
        for (const pick of picks) {
          const { result, missing, count, isMaximum } = matchReadiness(device);
          expect([missing.length > 0, count > 0]).toEqual(Array(2).fill(result === 'incomplete'));
          if (result !== 'incomplete') return;
          const field = missing[0]!;
          // The regulation is needed to save a device, so it is not counted, and without it there is no class to answer.
          const isRegulation = field === 'regulation';
          const other = matchReadiness(answered(device, missing[pick % missing.length]!, pick)).count;
          expect(isRegulation || other <= count).toBe(true);
          device = answered(device, field, pick);
          const left = matchReadiness(device).count;
          const falls = isRegulation ? left <= count : isMaximum ? left < count : left === count - 1;
          expect({ device, falls }).toEqual({ device, falls: true });
        }
        expect(matchReadiness(device).result).not.toBe('incomplete');
      }),
    );
  });

  it('of a new device is at most fifteen answers away, and eleven once it is in class IIa (D.161)', () => {
    const device = { ...emptyDevice, regulation: 'MDR' } as const;
    expect(matchReadiness(device)).toMatchObject({ count: 15, isMaximum: true });
    expect(matchReadiness({ ...device, riskClass: 'IIa' })).toMatchObject({ count: 11, isMaximum: true });
    expect(matchReadiness({ ...device, riskClass: 'III' })).toMatchObject({ count: 4, isMaximum: true });
  });

  it('names only fields that the form asks (D.161)', () => {
    fc.assert(
      fc.property(devices, (device) => {
        const asked = fieldsFor(device).map(({ id }) => id as string);
        expect(asked).toEqual(expect.arrayContaining([...matchReadiness(device).missing]));
      }),
    );
  });

  it('is exact once no question can change the class', () => {
    const no = Object.fromEntries(characteristicIds.map((id) => [id, 'no']));
    const device = { ...emptyDevice, ...no, regulation: 'MDR', riskClass: 'I', sterile: null } as DeviceAnswers;
    expect(matchReadiness(device)).toEqual({ result: 'incomplete', missing: ['sterile'], count: 3, isMaximum: true });
    expect(matchReadiness({ ...device, sterile: 'no' }).result).toBe('no_notified_body_needed');
    expect(matchReadiness({ ...device, sterile: 'yes' })).toEqual({
      result: 'incomplete',
      missing: ['designationCodes', 'documentationLanguages'],
      count: 2,
      isMaximum: false,
    });
  });
});
