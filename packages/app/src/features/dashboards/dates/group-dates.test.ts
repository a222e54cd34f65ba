import type { DeviceDate } from '@attesta/domain/devices/summary-schema';
import { expect, it } from 'vitest';
import { groupDates } from './group-dates';
import { monthsFrom } from './months';

const date = (id: string, on: string): DeviceDate => ({
  device: { id, workingName: id, tradeName: null, stage: 'prototype', classVariant: 'IIa' },
  kind: 'target',
  on,
});

it('groups dates by month in order and omits months without dates', () => {
  const dates = [date('a', '2026-11-21'), date('b', '2027-03-02'), date('c', '2027-03-15'), date('d', '2027-10-31')];
  const groups = groupDates(dates, monthsFrom('2026-11-21'));
  expect(groups.map((group) => [group.month, group.dates.map(({ device }) => device.id)])).toEqual([
    ['2026-11', ['a']],
    ['2027-03', ['b', 'c']],
    ['2027-10', ['d']],
  ]);
});
