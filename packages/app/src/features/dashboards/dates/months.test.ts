import { expect, it } from 'vitest';
import { monthsFrom, positionIn } from './months';

it('lists twelve months from the current one, into the next year', () => {
  const months = monthsFrom('2026-11-30');
  expect(months).toHaveLength(12);
  expect([months[0], months[1], months[2], months[11]]).toEqual(['2026-11', '2026-12', '2027-01', '2027-10']);
});

it('places a day within its month', () => {
  const months = monthsFrom('2026-11-23');
  expect(positionIn(months, '2026-11-01')).toBe(0);
  expect(positionIn(months, '2026-11-16')).toBeCloseTo(0.5 / 12);
  expect(positionIn(months, '2027-02-15')).toBeCloseTo(3.5 / 12);
  expect(positionIn(months, '2027-10-31')).toBeLessThan(1);
});
