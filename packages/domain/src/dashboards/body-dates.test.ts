import { expect, it } from 'vitest';
import { bodyDates, maxBodyDates } from './body-dates.ts';
import { ownWindow as window } from './testing/own-window.ts';

const today = '2026-11-27';
const designation = (validTo: string | null) => ({
  regulation: 'MDR' as const,
  validFrom: '2024-01-01',
  validTo,
  procedures: [],
  codes: [],
  conditions: [],
});

it('lists the days on which windows open and end and a designation ends, for twelve months (D.603)', () => {
  const windows = [
    window({ id: 'a', from: '2027-01-01', to: '2027-03-31' }),
    window({ id: 'b', from: '2027-01-01', to: '2027-06-30', code: 'MDA0204' }),
    window({ id: 'running', from: '2026-11-01', to: '2027-03-31' }),
    window({ id: 'past', from: '2026-01-01', to: '2026-11-26', past: true }),
    window({ id: 'late', from: '2027-11-01', to: '2027-12-31' }),
  ];
  const { dates, later } = bodyDates({ windows, designations: [designation('2027-02-15'), designation(null)] }, today);
  expect(dates).toEqual([
    { kind: 'opens', on: '2027-01-01', windows: 2, codes: ['MDA0203', 'MDA0204'] },
    { kind: 'designationEnds', on: '2027-02-15', regulation: 'MDR' },
    { kind: 'ends', on: '2027-03-31', windows: 2, codes: ['MDA0203'] },
    { kind: 'ends', on: '2027-06-30', windows: 1, codes: ['MDA0204'] },
  ]);
  expect(later).toBeNull();
});

it('counts the dates that are not listed (D.603)', () => {
  const windows = Array.from({ length: maxBodyDates + 2 }, (_, day) =>
    window({ id: `${day}`, to: `2027-01-${String(day + 1).padStart(2, '0')}` }),
  );
  const { dates, later } = bodyDates({ windows, designations: [] }, today);
  expect(dates).toHaveLength(maxBodyDates);
  expect(later).toEqual({ count: 2, first: '2027-01-13' });
});
