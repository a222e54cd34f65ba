import { expect, it } from 'vitest';
import { deviceFacts, type SummarizedDevice } from './facts.ts';
import { certified, device, matchable } from './testing/devices.ts';
import { maxDates, upcomingDates } from './upcoming-dates.ts';

const today = '2026-11-21';
const target = (id: string, on: string) => device(id, { ...matchable, targetSubmissionDate: on });
const upcoming = (...devices: readonly SummarizedDevice[]) => upcomingDates(devices.map(deviceFacts), today);

it('lists target dates and last days of certificates from today for twelve months, and counts later ones', () => {
  const { dates, laterDates } = upcoming(
    target('latest', '2029-01-01'),
    target('later', '2027-11-01'),
    target('spring', '2027-03-15'),
    target('passed', '2026-11-20'),
    target('today', today),
    target('end', '2027-10-31'),
    device('certificate', certified('2027-03-02')),
    device('lodged', { ...matchable, stage: 'application_lodged', targetSubmissionDate: '2026-12-01' }),
  );
  expect(dates.map(({ on, kind, device: { id } }) => `${on} ${kind} ${id}`)).toEqual([
    '2026-11-21 target today',
    '2027-03-02 expiry certificate',
    '2027-03-15 target spring',
    '2027-10-31 target end',
  ]);
  expect(laterDates).toEqual({ count: 2, first: '2027-11-01' });
  expect(upcoming(target('today', today)).laterDates).toBeNull();
});

it('counts the dates of the next twelve months that are not listed as later ones', () => {
  const many = Array.from({ length: maxDates }, (_, index) => target(`d${index}`, '2027-01-01'));
  const { dates, laterDates } = upcoming(target('not listed', '2027-01-02'), ...many, target('later', '2028-01-01'));
  expect(dates).toHaveLength(maxDates);
  expect(dates.every(({ on }) => on === '2027-01-01')).toBe(true);
  expect(laterDates).toEqual({ count: 2, first: '2027-01-02' });
});
