import type { Device } from '@attesta/domain/devices/schema';
import { describe, expect, it } from 'vitest';
import { operatorSummary } from './operator-summary';
import { device, matchable, withoutBody } from './testing/devices';

describe('operatorSummary', () => {
  it('counts devices by what they need next', () => {
    const summary = operatorSummary([
      device('ready', matchable),
      device('no codes', { ...matchable, designationCodes: [] }),
      device('no languages', { ...matchable, documentationLanguages: null }),
      device('needs no notified body', withoutBody),
      device('lodged', { ...matchable, stage: 'application_lodged' }),
      device('certified', { stage: 'certified' }),
    ]);
    expect(summary).toEqual({ ready: 1, lodged: 1, certified: 1 });
  });

  it.each<[string, Partial<Device>]>([
    ['an open question that can change the class', { customMade: 'unsure' }],
    ['no product code', { designationCodes: ['MDS1009', 'MDT2002'] }],
    ['a procedure that its class does not allow', { conformityProcedure: 'DOC' }],
  ])('does not count a device as ready whose match is incomplete: %s', (_, answers) => {
    expect(operatorSummary([device('d1', { ...matchable, ...answers })]).ready).toBe(0);
  });
});
