import { expect, it } from 'vitest';
import { flakyReport } from './test/flaky-report.mjs';

const menu = { file: 'menu.test.tsx', title: 'Menu > opens' };
const drawer = { file: 'drawer.test.tsx', title: 'Drawer > a | b' };

it('lists the tests that were flaky on the most days first, each day counted once', () => {
  const report = flakyReport([
    { date: '2026-11-26T01:20:00Z', flaky: [drawer] },
    { date: '2026-11-27T01:20:00Z', flaky: [menu] },
    { date: '2026-11-28T01:20:00Z', flaky: [menu] },
    { date: '2026-11-28T01:25:00Z', flaky: [menu] }, // another part of the same night
  ]);
  expect(report.split('\n').slice(2)).toEqual([
    '| menu.test.tsx › Menu > opens | 2 of 3 | 2026-11-28 |',
    String.raw`| drawer.test.tsx › Drawer > a \| b | 1 of 3 | 2026-11-26 |`,
  ]);
});

it('says that none was', () =>
  expect(flakyReport([{ date: '2026-11-28T01:20:00Z', flaky: [] }])).toBe('No test was flaky in 1 day.'));
