import { describe, expect, it } from 'vitest';
import { demo } from '../testing/demo.ts';
import { match } from './calls.ts';
import { completeRequest, isAssumedFirstTime, requestFrom } from './request.ts';
import { matchRequestSchema } from './schema.ts';
import { aRequest } from './testing/market.ts';

describe('a request from a device', () => {
  const [device] = demo.devices;
  if (!device?.operator) throw new Error('No demo device');

  it('assumes a first-time applicant for a micro company and for some roles, unless chosen otherwise', () => {
    expect(isAssumedFirstTime({ companySize: 'micro', role: 'market-operator-sme-mne' })).toBe(true);
    expect(isAssumedFirstTime({ companySize: 'large', role: 'hospital-innovator' })).toBe(true);
    expect(isAssumedFirstTime({ companySize: 'large', role: 'researcher-academia' })).toBe(true);
    expect(isAssumedFirstTime({ companySize: 'medium', role: 'market-operator-sme-mne' })).toBe(false);
    expect(requestFrom(device.answers, { companySize: 'micro', role: null }, { firstTime: false }).firstTime).toBe(
      false,
    );
  });

  it('counts micro, small and medium as SME', () => {
    const sme = (['micro', 'small', 'medium', 'large'] as const).map(
      (companySize) => requestFrom(device.answers, { companySize, role: null }).sme,
    );
    expect(sme).toEqual([true, true, true, false]);
  });

  it('omits a class that is not known yet', () => {
    expect(
      requestFrom({ ...device.answers, riskClass: 'unsure' }, device.operator ?? { companySize: 'small', role: null }),
    ).toMatchObject({ riskClass: null, classVariant: null });
  });
});

describe('a completed request', () => {
  it('has every input, the plain class of its class detail, and no duplicates', () => {
    expect(
      completeRequest({ classVariant: 'A-sterile', codes: ['IVR0803', 'IVS1005', 'IVR0803'], languages: ['en', 'en'] }),
    ).toEqual({
      device: null,
      regulation: null,
      classVariant: 'A-sterile',
      openQuestions: [],
      riskClass: 'A',
      codes: ['IVR0803', 'IVS1005'],
      procedure: null,
      wishedDate: null,
      languages: ['en'],
      country: null,
      sme: false,
      firstTime: false,
      maxFeeBand: null,
    });
  });
});

describe('the call', () => {
  const accepts = (body: unknown) => match.body.safeParse(body).success;

  it('accepts a device id or a request, but not both (D.23)', () => {
    expect(accepts({ device_id: 'dev-06', maxFeeBand: 'low', firstTime: true, today: '2026-11-21' })).toBe(true);
    expect(accepts({ request: aRequest() })).toBe(true);
    expect(accepts({ device_id: 'dev-06', request: aRequest() })).toBe(false);
    expect(accepts({})).toBe(false);
  });

  it('rejects weights that do not sum to 100, and dates that do not exist', () => {
    expect(
      accepts({
        device_id: 'dev-06',
        weights: { availability: 100, leadTime: 0, capacity: 0, language: 0, fees: 0, location: 0 },
      }),
    ).toBe(true);
    expect(
      accepts({
        device_id: 'dev-06',
        weights: { availability: 99, leadTime: 0, capacity: 0, language: 0, fees: 0, location: 0 },
      }),
    ).toBe(false);
    expect(accepts({ device_id: 'dev-06', today: '2026-02-30' })).toBe(false);
  });

  it('rejects input of other types and sizes', () => {
    for (const request of [
      { codes: Array(1000).fill('MDA0203') },
      { codes: 'MDA0203' },
      { languages: ['xx'] },
      { sme: 'yes' },
      { role: 'admin' },
    ]) {
      expect(matchRequestSchema.safeParse(request).success).toBe(false);
    }
  });
});
