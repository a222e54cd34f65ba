import { expect, it } from 'vitest';
import { demandForCodes, missedCodes } from './demand.ts';
import type { PublishedCell } from './figures.ts';
import { cellReader } from './read-cells.ts';

const cell = (code: string, quarter: string, value: number | null) =>
  ({
    figure: 'demand-quarter',
    period: 'current',
    dimensions: [code, quarter],
    state: value === null ? 'withheld' : 'shown',
    value,
  }) satisfies PublishedCell;

it('the demand for codes is the sum of the published numbers of four quarters, highest first (S1.10)', () => {
  const read = cellReader([
    cell('MDA0101', '2026-Q4', 10),
    cell('MDA0101', '2027-Q1', null),
    cell('MDA0102', '2027-Q3', 25),
    cell('MDA0102', '2027-Q4', 90),
  ]);
  expect(demandForCodes(read, ['MDA0101', 'MDA0102', 'MDA0103'], '2026-11-27')).toEqual([
    { code: 'MDA0102', devices: 25 },
    { code: 'MDA0101', devices: 10 },
  ]);
});

it('a body misses the codes of its groups that it is not designated for (S1.10)', () =>
  expect(missedCodes(['MDA0101', 'MDA0104', 'MDA0201', 'MDA0202', 'MDA0203', 'MDA0204'])).toEqual([
    'MDA0102',
    'MDA0103',
  ]));
