import { emptyDevice } from '@attesta/domain/devices/schema';
import { hardFilters, criteria } from '@attesta/domain/matching/schema';
import { feeBands } from '@attesta/domain/availability/schema';
import { describe, expect, it } from 'vitest';
import devices from '../../platform/i18n/en/devices.json';
import matching from '../../platform/i18n/en/matching.json';

describe('the matching bundle', () => {
  it('has labels for each criterion, filter, field and fee band of the domain', () => {
    expect(Object.keys(matching.criteria)).toEqual([...criteria]);
    expect(Object.keys(matching.method.criteria)).toEqual([...criteria]);
    expect(Object.keys(matching.filters)).toEqual(expect.arrayContaining([...hardFilters]));
    expect(Object.keys(emptyDevice)).toEqual(expect.arrayContaining(Object.keys(devices.readiness.inputs)));
    expect(Object.keys(matching.feeBands)).toEqual([...feeBands]);
  });
});
