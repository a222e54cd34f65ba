import { expect, it } from 'vitest';
import { monthCovers } from './month-cover.js';
import { indexBars } from './row-bars.js';
import { dayOf } from './timeline-days.js';

it('counts the covered days of twelve months, overlapping bars once', () => {
  const row = indexBars([
    { id: 'a', row: 'r', from: '2027-01-20', to: '2027-03-10' },
    { id: 'b', row: 'r', from: '2027-03-05', to: '2027-03-12' },
    { id: 'c', row: 'r', from: '2026-01-01', to: '2026-12-31' },
  ]).rows.get('r')!;
  const covers = monthCovers(row, dayOf('2027-01-15'));
  expect(covers.map(({ covered, days }) => `${covered}/${days}`).slice(0, 4)).toEqual([
    '12/31',
    '28/28',
    '12/31',
    '0/30',
  ]);
  expect(covers).toHaveLength(12);
});
