import { expect, it } from 'vitest';
import { classMix } from './class-mix.ts';
import type { PublishedCell } from './figures.ts';
import { cellReader } from './read-cells.ts';

const cell = (group: string, riskClass: string, quarter: string, value: number | null) =>
  ({
    figure: 'demand-class',
    period: 'current',
    dimensions: [group, riskClass, quarter],
    state: value === null ? 'withheld' : 'shown',
    value,
  }) satisfies PublishedCell;

it('the class mix of a body is the published demand for the groups of its product codes (D.587)', () => {
  const read = cellReader([
    cell('MDA-A2', 'IIa', '2026-Q4', 10),
    cell('MDN-B1', 'IIa', '2026-Q4', 5),
    cell('MDA-A2', 'III', '2027-Q1', null),
    cell('MDA-A1', 'IIa', '2026-Q4', 90),
    cell('IVR-1a', 'C', '2026-Q4', 90),
  ]);
  const mix = classMix(read, ['MDA0201', 'MDA0203', 'MDN1102', 'MDT2001', 'IVR0101'], 'MDR', '2026-11-27');
  expect(mix.groups).toEqual(['MDA-A2', 'MDN-B1']);
  expect(mix.quarters.slice(0, 2)).toEqual(['2026-Q4', '2027-Q1']);
  const twoA = mix.classes.find(({ riskClass }) => riskClass === 'IIa');
  expect(twoA).toMatchObject({ devices: 15 });
  expect(twoA?.cells.slice(0, 2)).toEqual([
    { devices: 15, hidden: 0 },
    { devices: 0, hidden: 2 },
  ]);
});
