import { describe, expect, it } from 'vitest';
import { deviceSummarySchema } from '../devices/summary-schema.ts';
import { deviceFacts, type SummarizedDevice } from './facts.ts';
import { deviceSummary, maxAttention } from './summary.ts';
import { certified, device, incomplete, matchable, withoutBody } from './testing/devices.ts';

const today = '2026-11-21';
const summary = (...devices: readonly SummarizedDevice[]) => deviceSummary(devices.map(deviceFacts), today);
const target = (id: string, on: string) => device(id, { ...matchable, targetSubmissionDate: on });

describe('the summary of devices', () => {
  it('counts devices by their next task', () => {
    const found = summary(
      device('ready', matchable),
      device('no codes', { ...matchable, designationCodes: [] }),
      device('no languages', { ...matchable, documentationLanguages: null }),
      device('needs no notified body', withoutBody),
      device('lodged', { ...matchable, stage: 'application_lodged' }),
      device('certified', { stage: 'certified' }),
    );
    expect(found).toMatchObject({ total: 6, ready: 1, lodged: 1, certified: 1, latest: 'ready' });
    expect(found.attention.total).toBe(2);
  });

  it.each<[string, Partial<SummarizedDevice>]>([
    ['an open question that can change the class', { customMade: 'unsure' }],
    ['no product code', { designationCodes: ['MDS1009', 'MDT2002'] }],
    ['a procedure that its class does not allow', { conformityProcedure: 'DOC' }],
  ])('does not count a device as ready whose match is incomplete: %s', (_, answers) => {
    expect(summary(device('d1', { ...matchable, ...answers })).ready).toBe(0);
  });

  it('lists the first devices that need attention, and counts all', () => {
    const devices = Array.from({ length: maxAttention + 5 }, (_, index) => device(`d${index}`, incomplete));
    const { attention } = summary(...devices, target('urgent', '2026-11-22'));
    expect(attention.total).toBe(maxAttention + 6);
    expect(attention.devices).toHaveLength(maxAttention);
    expect(attention.devices[0]?.device.id).toBe('urgent');
  });

  it('contains the ready device with the nearest target date as the next application', () => {
    const undated = device('undated', matchable);
    const lodged = device('lodged', { ...matchable, stage: 'application_lodged', targetSubmissionDate: '2026-12-01' });
    const [summer, spring] = [target('summer', '2027-07-01'), target('spring', '2027-03-15')];
    expect(summary(undated, summer, spring, lodged).next).toMatchObject({
      device: { id: 'spring' },
      target: '2027-03-15',
    });
    expect(summary(undated).next).toMatchObject({ device: { id: 'undated' }, target: null });
    expect(summary(lodged).next).toBeNull();
  });

  it('contains no next application while a device needs attention', () =>
    expect(summary(target('spring', '2027-03-15'), device('incomplete', incomplete)).next).toBeNull());

  it('satisfies the schema of the response', () => {
    const devices = [device('a', incomplete), device('b', certified('2026-12-01')), target('c', '2028-01-01')];
    for (const found of [summary(), summary(...devices)]) expect(deviceSummarySchema.parse(found)).toEqual(found);
  });
});
