import { expect, it } from 'vitest';
import { deviceDates } from './device-dates';
import { device, matchable } from './testing/devices';

const today = '2026-11-21';

it('lists target dates and ends of certificates by month, from today for twelve months', () => {
  const target = (id: string, on: string) => device(id, { ...matchable, targetSubmissionDate: on });
  const { groups, later } = deviceDates(
    [
      target('later', '2027-11-01'),
      target('spring', '2027-03-15'),
      target('passed', '2026-11-20'),
      target('today', today),
      target('end', '2027-10-31'),
      device('certificate', {
        stage: 'certified',
        certificateDates: { issuedOn: '2022-03-03', expiresOn: '2027-03-02' },
      }),
      device('lodged', { ...matchable, stage: 'application_lodged', targetSubmissionDate: '2026-12-01' }),
    ],
    today,
  );
  expect(groups.map(({ month, dates }) => [month, dates.map((date) => `${date.kind} ${date.device.id}`)])).toEqual([
    ['2026-11', ['target today']],
    ['2027-03', ['expiry certificate', 'target spring']],
    ['2027-10', ['target end']],
  ]);
  expect(later.map(({ on }) => on)).toEqual(['2027-11-01']);
});
